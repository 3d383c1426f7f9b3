import type { BookingRow } from './request-details.ts';

const chosen = {
  email: 'sam@rivera.test',
  pet_type: 'dog',
  service: 'Full Groom',
  preferred_date: '2026-11-24',
  preferred_time: '8-10 AM',
};

const offered = {
  reference: 'AG-7K4Q2M',
  pet_number: 1,
  pet_size: 'medium',
  add_ons: ['deshedding'],
  estimated_price: 165,
  repeat_weeks: 6,
  zip_answer: 'core',
};

const made = {
  id: '5e0b2c64-8f63-4a53-9f0e-6f1d2c3b4a50',
  created_at: '2026-11-20T21:14:00-07:00',
  status: 'new',
  review_reasons: [],
  source: 'form',
  honeypot_filled: false,
  fill_seconds: 90,
};

type Typed = Exclude<keyof BookingRow, keyof (typeof chosen & typeof offered & typeof made)>;

const needed = {
  parent_name: 'Sam Rivera',
  phone: '(303) 555-0199',
  address: '12 Pearl St, Apt 4',
  zip_code: '80206',
  pet_name: 'Biscuit',
};

/** Anybody can type anything into these: email and page show each, and no stranger's reaches an owner. */
export const typedAnswers: Readonly<Record<Typed, string>> = {
  ...needed,
  breed: 'Corgi',
  weight: '30 lbs',
  gate_code: '#4411, then the left stairs',
  additional_notes: 'Shy at first',
};

export const sampleAnswers = { ...needed, ...chosen };

export const everyAnswer = { ...typedAnswers, ...chosen, ...offered };

export const sampleBooking: BookingRow = { ...everyAnswer, ...made };

export const unanswered = { breed: null, weight: null, add_ons: null, gate_code: null };
