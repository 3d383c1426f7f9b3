import type { BookingRow } from './request-details.ts';

/** The addresses belong to nobody. */
export const sampleAnswers = {
  parent_name: 'Sam Rivera',
  phone: '(303) 555-0199',
  email: 'sam@rivera.test',
  address: '12 Pearl St, Apt 4',
  zip_code: '80206',
  pet_name: 'Biscuit',
  pet_type: 'dog',
  service: 'Full Groom',
  preferred_date: '2026-11-24',
  preferred_time: '8-10 AM',
};

/** The form sends all of these. */
export const everyAnswer = {
  ...sampleAnswers,
  reference: 'AG-7K4Q2M',
  pet_number: 1,
  breed: 'Corgi',
  weight: '30 lbs',
  pet_size: 'medium',
  add_ons: ['deshedding'],
  estimated_price: 165,
  repeat_weeks: 6,
  gate_code: '#4411, then the left stairs',
  zip_answer: 'core',
  additional_notes: 'Shy at first',
};

export const sampleBooking: BookingRow = {
  ...everyAnswer,
  id: '5e0b2c64-8f63-4a53-9f0e-6f1d2c3b4a50',
  created_at: '2026-11-20T21:14:00-07:00',
  status: 'new',
  review_reasons: [],
  source: 'form',
  honeypot_filled: false,
  fill_seconds: 90,
};

/** Anybody can type anything into them. */
export const typedColumns = [
  'parent_name',
  'phone',
  'address',
  'zip_code',
  'gate_code',
  'pet_name',
  'breed',
  'weight',
  'additional_notes',
] as const satisfies readonly (keyof BookingRow)[];
