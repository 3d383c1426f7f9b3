import type { dayActions, visitActions, visitChanges } from '../_shared/visits/visit-actions.ts';

export const first = { revision: 0, requestVersion: 1 };
export const second = { revision: 1, requestVersion: 1 };
const terms = { groomer: 'June Hathaway', travelFee: 20, price: 180 };
export const time = {
  day: '2026-11-24',
  time: '13:00',
  minutes: 90,
  note: 'Ring twice',
  ...terms,
};
export const wish = { day: '2026-12-01', window: '2-4 PM', words: 'After school' };
export const keepTime = { action: 'keep_time', revision: 1, wish: 2 };

export const ownerActions = {
  read: {},
  rebook: {},
  cancel: { revision: 1, acceptsFee: true },
  accept: { revision: 1 },
  ask: { revision: 1, ...wish },
} as const satisfies Record<
  keyof typeof visitActions.owner | keyof typeof visitChanges.owner,
  object
>;

const words = { ...second, note: '' };
export const operatorActions = {
  read: {},
  keep_time: { revision: 1, wish: 1 },
  keep_private_line: { line: 'Bites', seen: '' },
  next: { ...time, nextReference: 'AG-333333', ids: ['5e0b2c64-8f63-4a53-9f0e-6f1d2c3b4a50'] },
  undo: { lastChange: '5e0b2c64-8f63-4a53-9f0e-6f1d2c3b4a50' },
  spam: second,
  waive: second,
  accept: second,
  use_details: second,
  change_details: {
    ...second,
    minutes: 120,
    price: null,
    pets: [{ id: '5e0b2c64-8f63-4a53-9f0e-6f1d2c3b4a50', pet_name: 'Rex' }],
  },
  decline: words,
  cancel: words,
  cancel_for_owner: { ...second, acceptsFee: true },
  done: { ...second, groomerWords: '' },
  no_show: { ...second, fee: 25 },
  confirm: { ...second, ...time },
  move: { ...second, ...time },
} as const satisfies Record<
  keyof typeof visitActions.operator | keyof typeof visitChanges.operator,
  object
>;

const id = '5e0b2c64-8f63-4a53-9f0e-6f1d2c3b4a50';
const { day } = time;
const customer = { name: 'Kim', phone: '303-555-0142' };
export const dayCalls = {
  day: {},
  earned: { first: day, last: day },
  message: { id, status: 'spam' },
  block: { id, first: day, last: day, from: null, until: null, reason: 'Flu' },
  unblock: { id },
  find: { email: '', phone: customer.phone },
  find_names: { words: 'oz' },
  add: { ...time, id, reference: 'AG-333333', pets: [{ id, ...customer }], takesClosedTime: false },
  hold: { ...customer, id, day, time: time.time, minutes: 90, takesClosedTime: false },
  called: { reference: 'AG-333333', isCalled: true },
} as const satisfies Record<keyof typeof dayActions, object>;
