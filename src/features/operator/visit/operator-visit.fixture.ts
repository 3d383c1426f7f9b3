import { sampleBooking } from '@shared/visits/sample-booking.fixture';
import { sampleRecord } from '@shared/visits/sample-visit.fixture';
import { toOperatorVisit } from '@shared/visits/to-visit';
import type { Change, LastTime, OperatorVisit } from '@shared/visits/visit-state';

const booking = { ...sampleBooking, breed: null, weight: null, add_ons: null, repeat_weeks: null };

export const operatorVisit: OperatorVisit = toOperatorVisit(
  { ...sampleRecord, request: [booking] },
  booking,
  { origin: '', linkSecrets: [] },
);

const press = { id: 'last', actor: 'operator', isUndone: false, what: '' } as const;

export const pressed = (action: string): readonly Change[] => [
  { ...press, action, at: '2026-11-22T17:00:00Z' },
];

export const wish = {
  day: '2026-12-01',
  window: '2-4 PM',
  words: '',
  askedAt: '2026-11-22T16:50:00Z',
  answerBy: '2026-11-22T18:50:00Z',
  number: 1,
};

export const lastTime: LastTime = {
  status: 'done',
  day: '2026-10-06',
  time: '09:00',
  minutes: 135,
  owner: 'Dana Reyes',
  foundBy: 'phone',
  pets: [{ name: 'Biscuit', service: 'Full Groom', addOns: [] }],
  estimate: 165,
  price: 180,
  charged: null,
  credit: null,
  nextPrice: 180,
  travelFee: 15,
  groomer: 'June',
  privateLine: 'Bites at nails',
  missed: 1,
  visits: 3,
};
