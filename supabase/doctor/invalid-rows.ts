import type { Database } from '../functions/_shared/database.types.ts';

type Tables = Database['public']['Tables'];

/** Requires all columns, so TypeScript reports a forgotten one. */
type Sent<Table extends 'bookings' | 'contact_inquiries'> = Required<
  Omit<Tables[Table]['Insert'], 'created_at' | 'status' | 'review_reasons' | 'is_known' | 'source'>
>;

// Complete, so that a column unknown to the API is noticed; only the CHECK on the negative time refuses them.
const signals = { honeypot_filled: false, fill_seconds: -1 };
const owner = { parent_name: 'Probe', phone: '0000000000', email: 'probe@probe.invalid' };
const place = { address: 'Probe', gate_code: null, zip_code: '00000', zip_answer: null };
const pet = { pet_number: 1, pet_name: 'Probe', pet_type: 'dog', breed: null, weight: null };
const groom = { pet_size: null, service: 'Custom Service', add_ons: null, estimated_price: null };

export function invalidRows(day: string) {
  const id = crypto.randomUUID();
  const time = { preferred_date: day, preferred_time: '8-10 AM', repeat_weeks: null };
  const request = { id, reference: 'AG-PRQBEE', additional_notes: null };
  const name = { first_name: 'Probe', last_name: 'Probe' };
  const message = { id, email: 'probe@probe.invalid', phone: null, message: 'Probe' };
  return {
    bookings: {
      ...request,
      ...owner,
      ...place,
      ...pet,
      ...groom,
      ...time,
      ...signals,
    } satisfies Sent<'bookings'>,
    contact_inquiries: { ...message, ...name, ...signals } satisfies Sent<'contact_inquiries'>,
  };
}
