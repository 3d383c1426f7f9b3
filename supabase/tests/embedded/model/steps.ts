import fc from 'fast-check';
import { modes } from './mail-provider.ts';

const which = fc.nat(2);

function chooseFrom<const Choice extends string>(...choices: readonly Choice[]) {
  return fc.constantFrom(...choices);
}

const ownerStep = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      owner: chooseFrom('books'),
      who: fc.nat(1),
      pets: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      owner: chooseFrom(
        'edits',
        'edits',
        'cancels',
        'cancels',
        'opens',
        'asks',
        'asks',
        'says yes',
        'says yes',
        'ends mails',
        'writes',
      ),
      which,
    }),
  },
);

/** Phone and tablet have the operator's key; the borrowed device has none or a wrong one. */
const operatorStep = fc.record({
  device: chooseFrom('phone', 'phone', 'tablet', 'borrowed'),
  does: chooseFrom(
    // mostly what the page offers
    ...(['fits', 'fits', 'fits', 'fits', 'fits', 'fits', 'fits', 'look', 'look'] as const),
    ...([
      'confirm',
      'move',
      'decline',
      'cancel',
      'done',
      'spam',
      'undo',
      'undo',
      'no_show',
      'undo',
      'use_details',
      'keep_time',
    ] as const),
  ),
  which,
  slot: fc.nat(7),
});

const dayStep = fc.record({ opensDay: chooseFrom('phone', 'tablet', 'borrowed') });

const messageStep = fc.record({
  setsMessage: chooseFrom('answered', 'spam', 'new'),
  from: chooseFrom('phone', 'phone', 'borrowed'),
  which,
});

const blockStep = fc.record({
  blocksTime: chooseFrom('a day', 'hours', 'hours', 'days', 'no more', 'no more'),
  from: chooseFrom('phone', 'phone', 'phone', 'borrowed'),
  which,
  slot: fc.nat(7),
});
const lineStep = fc.record({ keepsLine: fc.constant(true), which });
const addStep = fc.record({
  adds: chooseFrom('for Ann', 'without an email'),
  from: chooseFrom('phone', 'phone', 'phone', 'borrowed'),
  slot: fc.nat(7),
});

const nextStep = fc.record({ booksNext: which, slot: fc.nat(7) });

const strangerStep = fc.record({
  stranger: chooseFrom(
    ...(['sends as another', 'sends as the owner', 'sends as a machine'] as const),
    'books for the owner',
    ...(['tries keys', 'swaps keys', 'forges events', 'mixes rows'] as const),
  ),
  which,
});

const robotStep = fc.record({
  robot: chooseFrom(
    ...(['floods', 'floods a mailbox', 'floods from everywhere', 'fills what is hidden'] as const),
    'tries keys',
  ),
  which,
});

const revocationStep = fc.record({ revokesLinks: fc.constant(true), which });

const clockStep = fc.record({
  /** Minutes. */
  clock: fc.constantFrom(
    1,
    16,
    61,
    120,
    25 * 60,
    3 * 24 * 60,
    14 * 24 * 60,
    6 * 24 * 60,
    15 * 24 * 60,
    61 * 24 * 60,
  ),
});

const providerStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ provider: fc.constantFrom(...modes) }) },
  { weight: 1, arbitrary: fc.record({ tells: chooseFrom('once', 'twice') }) },
);

/** `which` picks one of the owners' requests. */
const step = fc.oneof(
  { weight: 7, arbitrary: fc.constant({ delivers: true } as const) },
  { weight: 7, arbitrary: ownerStep },
  { weight: 11, arbitrary: operatorStep },
  { weight: 3, arbitrary: dayStep },
  { weight: 3, arbitrary: blockStep },
  { weight: 2, arbitrary: messageStep },
  { weight: 2, arbitrary: lineStep },
  { weight: 3, arbitrary: addStep },
  { weight: 2, arbitrary: nextStep },
  { weight: 4, arbitrary: clockStep },
  { weight: 3, arbitrary: strangerStep },
  { weight: 3, arbitrary: providerStep },
  { weight: 2, arbitrary: robotStep },
  { weight: 1, arbitrary: revocationStep },
);

export const anyBeginning = fc.constantFrom(
  'requested',
  'confirmed',
  'confirmed',
  'accepted',
  'accepted',
  'canceled',
  'done',
  'done without the wish',
  'nobody home',
  'asked three times',
  'undone',
  'added',
  'booked at the door',
  'spam',
  'flooded',
  'edited in a surge',
  'noted',
  'closed today',
  'blocked around it',
);

export const anySequence = fc.array(step, { minLength: 1, maxLength: 24, size: 'max' });

export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

export function stepsToBeginning(beginning: string): Step[] {
  const books: Step[] = [{ owner: 'books', who: 0, pets: 1 }, { delivers: true }];
  const press = { device: 'phone', which: 0, slot: 2 } as const;
  const confirms: Step[] = [{ ...press, does: 'confirm' }, { delivers: true }];
  const asks: Step[] = [
    { owner: 'asks', which: 0 },
    { ...press, does: 'look' },
    { ...press, does: 'keep_time' },
  ];
  const does: Step[] = [{ clock: 6 * 24 * 60 }, { ...press, does: 'done' }, { delivers: true }];
  const misses: Step[] = [
    { clock: 6 * 24 * 60 },
    { ...press, does: 'no_show' },
    { delivers: true },
  ];
  switch (beginning) {
    case 'requested':
      return books;
    case 'confirmed':
      return [...books, ...confirms];
    case 'accepted':
      return [...books, ...confirms, { owner: 'says yes', which: 0 }];
    case 'canceled':
      return [...books, ...confirms, { ...press, does: 'cancel' }, { delivers: true }];
    case 'asked three times':
      return [...books, ...confirms, ...asks, ...asks, ...asks];
    case 'done':
      return [...books, ...confirms, ...does];
    case 'undone':
      return [...books, { ...press, does: 'confirm' }, { ...press, does: 'undo' }];
    case 'added':
      return [
        { adds: 'without an email', from: 'phone', slot: 2 },
        { adds: 'for Ann', from: 'phone', slot: 5 },
      ];
    case 'booked at the door':
      return [...books, ...confirms, ...does, { booksNext: 0, slot: 6 }];
    case 'spam':
      return [...books, { ...press, does: 'spam' }];
    case 'flooded':
      return [
        { robot: 'floods from everywhere', which: 0 },
        ...books,
        { robot: 'fills what is hidden', which: 0 },
      ];
    case 'edited in a surge':
      return [
        ...books,
        { robot: 'floods from everywhere', which: 0 },
        { owner: 'edits', which: 0 },
        { ...press, does: 'confirm' },
        { ...press, does: 'undo' },
      ];
    case 'closed today':
      return [...books, { blocksTime: 'a day', from: 'phone', which: 0, slot: 0 }, { clock: 120 }];
    case 'noted':
      return [...books, { stranger: 'sends as a machine', which: 0 }, { delivers: true }];
    case 'blocked around it':
      return [
        ...books,
        ...confirms,
        { blocksTime: 'hours', from: 'phone', which: 0, slot: 2 },
        { blocksTime: 'a day', from: 'phone', which: 1, slot: 3 },
      ];
    case 'nobody home':
      return [...books, ...confirms, ...misses];
    default:
      // every second request asks for no repeat
      return [...books, { owner: 'edits', which: 0 }, ...confirms, ...does];
  }
}
