import type { Database } from '../functions/_shared/database.types.ts';

type Tables = Database['public']['Tables'];

/** Requires all columns, so TypeScript reports a forgotten one. */
type Sent<Table extends 'bookings' | 'contact_inquiries'> = Required<
  Omit<
    Tables[Table]['Insert'],
    'created_at' | 'status' | 'review_reasons' | 'digest_rank' | 'source'
  >
>;

// Complete, so that a column unknown to the API is noticed; only the CHECK on the negative time refuses them.
const signals = { honeypot_filled: false, fill_seconds: -1 };

export function invalidRows(day: string) {
  return {
    bookings: {
      id: crypto.randomUUID(),
      reference: null,
      pet_number: 1,
      parent_name: 'Probe',
      phone: '0000000000',
      email: 'probe@probe.invalid',
      address: 'Probe',
      gate_code: null,
      zip_code: '00000',
      zip_answer: null,
      pet_name: 'Probe',
      pet_type: 'dog',
      breed: null,
      weight: null,
      pet_size: null,
      service: 'Custom Service',
      add_ons: null,
      estimated_price: null,
      preferred_date: day,
      preferred_time: '8-10 AM',
      repeat_weeks: null,
      additional_notes: null,
      ...signals,
    } satisfies Sent<'bookings'>,
    contact_inquiries: {
      id: crypto.randomUUID(),
      first_name: 'Probe',
      last_name: 'Probe',
      email: 'probe@probe.invalid',
      phone: null,
      message: 'Probe',
      ...signals,
    } satisfies Sent<'contact_inquiries'>,
  };
}
