import type { VisitRow } from './visit-row.ts';

/** Confirmed three days ago for Tuesday at 9:15 AM. */
export const sampleVisit: VisitRow = {
  status: 'confirmed',
  starts_at: '2026-11-24T16:15:00Z',
  day: '2026-11-24',
  time: '09:15',
  minutes: 135,
  time_set_at: '2026-11-21T15:02:00Z',
  moved_from: null,
  free_until: '2026-11-24T12:15:00Z',
  late_fee: 25,
  accepted_at: null,
  groomer: 'Maren Solberg',
  travel_fee: 0,
  price: null,
  note: '',
  reason: null,
  groomer_words: '',
  revision: 1,
  canceled_by: null,
  was_late: false,
  no_show_fee: 0,
  is_late: false,
  has_reminder: true,
  answered_at: '2026-11-21T15:02:00Z',
  changed_at: '2026-11-21T15:02:00Z',
};
