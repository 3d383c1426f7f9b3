import fc from 'fast-check';
import { z } from 'zod';
import { visitChanges } from '../../../functions/_shared/visits/visit-actions.ts';
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
    ...z.object(visitChanges.operator).keyof().options,
    ...(['undo', 'undo', 'undo'] as const),
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
  blocksTime: chooseFrom(
    'a day',
    'hours',
    'hours',
    'days',
    'a hold',
    'a hold',
    'no more',
    'no more',
  ),
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

/** Minutes, as is the clock. */
const day = 24 * 60;

const clockStep = fc.record({
  clock: fc.constantFrom(1, 16, 61, 120, 25 * 60, 3 * day, 14 * day, 6 * day, 15 * day, 61 * day),
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

export const anySequence = fc.array(step, { minLength: 1, maxLength: 24, size: 'max' });

export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
