import { toFullDetails } from '@shared/visits/request-details';
import { sampleAnswers, sampleBooking } from '@shared/visits/sample-booking.fixture';
import type { Change, LastTime, OperatorVisit } from '@shared/visits/visit-state';

const booking = { ...sampleBooking, breed: null, weight: null, add_ons: null, repeat_weeks: null };

/** A request of one dog that nobody has answered. */
export const operatorVisit: OperatorVisit = {
  audience: 'operator',
  reference: 'AG-7K4Q2M',
  status: 'requested',
  revision: 0,
  starts: null,
  minutes: null,
  hasAccepted: false,
  groomer: '',
  travelFee: 0,
  price: null,
  wish: null,
  note: '',
  reason: null,
  groomerWords: '',
  charged: null,
  asked: { day: sampleAnswers.preferred_date, window: sampleAnswers.preferred_time },
  canceledBy: null,
  wasLate: false,
  fee: 0,
  answeredAt: null,
  changedAt: null,
  lastChange: null,
  canceling: null,
  ...toFullDetails({ request: [booking], request_version: 1 }, booking),
  sentAgain: null,
  mailProblem: null,
  ownerLink: null,
  privateLine: '',
  lastTime: null,
  bookedAgain: null,
  owed: [],
  isSpam: false,
  answerEmail: null,
  history: [],
  undoUntil: null,
  booked: [],
  blocks: [],
  bookedDays: { first: '2026-11-22', last: '2026-12-08' },
};

export function pressed(action: string): readonly Change[] {
  return [
    { id: '', action, actor: 'operator', at: '2026-11-22T17:00:00Z', isUndone: false, what: '' },
  ];
}

/** Of another owner, who has the same phone number. */
export const lastTime: LastTime = {
  status: 'done',
  day: '2026-10-06',
  minutes: 135,
  owner: 'Dana Reyes',
  foundBy: 'phone',
  pets: [{ name: 'Biscuit', service: 'Full Groom', addOns: [] }],
  estimate: 165,
  price: 180,
  charged: null,
  nextPrice: 180,
  travelFee: 15,
  groomer: 'June',
  privateLine: 'Bites at nails',
  missed: 1,
  visits: 3,
};
