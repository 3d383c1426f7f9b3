import { sampleBooking } from './sample-booking.fixture.ts';
import type { VisitRecord, VisitRow } from './visit-record.ts';

/** A travel fee of which the first email told. */
export function withFee(travel_fee: number) {
  return { travel_fee, told: { price: null, travel_fee, is_agreed: false } };
}

/** Confirmed three days ago for Tuesday at 9:15 AM. */
export const sampleVisit: VisitRow = {
  status: 'confirmed',
  starts_at: '2026-11-24T16:15:00Z',
  day: '2026-11-24',
  time: '09:15',
  minutes: 135,
  time_set_at: '2026-11-21T15:02:00Z',
  moved_from: null,
  canceled_revision: null,
  free_until: '2026-11-24T12:15:00Z',
  late_fee: 25,
  accepted_at: null,
  told: null,
  groomer: 'Maren Solberg',
  travel_fee: 0,
  price: null,
  charged: null,
  credit: null,
  note: '',
  reason: null,
  groomer_words: '',
  revision: 1,
  canceled_by: null,
  was_late: false,
  fee: 0,
  is_late: false,
  has_reminder: true,
  is_settled: false,
  answered_at: '2026-11-21T15:02:00Z',
  changed_at: '2026-11-21T15:02:00Z',
  last_change: null,
};

export const sampleRecord: VisitRecord = {
  now: '2026-11-24T17:00:00Z',
  request: [sampleBooking],
  request_version: 1,
  revision: 0,
  is_spam: false,
  visit: null,
  sent_again: null,
  wish: null,
  asked: null,
  declined_wish: null,
  ask_refusal: null,
  answer_by: '2026-11-23T18:00:00Z',
  return_email: null,
  mail_problem: null,
  link_version: 1,
  private_line: '',
  last_time: null,
  booked_again: [],
  owed: [],
  fees: [],
  answer_email: null,
  undo_until: null,
  history: [],
  facts: null,
  booked: [],
  booked_days: { first: '2026-11-22', last: '2026-12-08' },
  blocks: [],
};
