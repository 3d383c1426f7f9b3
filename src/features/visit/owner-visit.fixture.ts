import { sampleBooking } from '@shared/visits/sample-booking.fixture';
import { sampleRecord, sampleVisit } from '@shared/visits/sample-visit.fixture';
import { toOwnerVisit } from '@shared/visits/to-visit';
import type { OwnerVisit } from '@shared/visits/visit-state';

const booking = { ...sampleBooking, preferred_time: '10 AM-12 PM', repeat_weeks: null };
const moments = {
  starts_at: '2026-11-24T17:00:00Z',
  free_until: '2026-11-24T13:00:00Z',
  time_set_at: '2026-11-23T16:00:00Z',
  answered_at: '2026-11-23T16:00:00Z',
  changed_at: '2026-11-23T16:00:00Z',
};
const visit = { ...sampleVisit, ...moments, time: '10:00', minutes: 90, groomer: '' };

export const ownerVisit: OwnerVisit = {
  ...toOwnerVisit({ ...sampleRecord, request: [booking], revision: 1, visit }, booking, {
    origin: '',
    linkSecrets: [],
  }),
  pets: [],
  address: '',
};
