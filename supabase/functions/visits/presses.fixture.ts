import type { OwnerAction } from '../_shared/visits/visit-state.ts';

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
} as const satisfies Record<OwnerAction['action'], object>;
