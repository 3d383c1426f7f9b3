import fc from 'fast-check';
import type { Step } from './steps.ts';

const delivers: Step = { delivers: true };
const edits: Step = { owner: 'edits', which: 0 };
const floods: Step = { robot: 'floods from everywhere', which: 0 };
const press = { device: 'phone', which: 0, slot: 2 } as const;
const later: Step = { clock: 6 * 24 * 60 };
const block = { from: 'phone', which: 0, slot: 2 } as const;

const books: Step[] = [{ owner: 'books', who: 0, pets: 1 }, delivers];
const confirms: Step[] = [{ ...press, does: 'confirm' }, delivers];
const confirmed = [...books, ...confirms];
const does: Step[] = [later, { ...press, does: 'done' }, delivers];
const asks: Step[] = [
  { owner: 'asks', which: 0 },
  { ...press, does: 'look' },
  { ...press, does: 'keep_time' },
];
const undoes: Step[] = [
  { ...press, does: 'confirm' },
  { ...press, does: 'undo' },
];

const beginnings: Readonly<Record<string, readonly Step[]>> = {
  requested: books,
  confirmed,
  accepted: [...confirmed, { owner: 'says yes', which: 0 }],
  canceled: [...confirmed, { ...press, does: 'cancel' }, delivers],
  done: [...confirmed, ...does],
  // every second request asks for no repeat
  'done without the wish': [...books, edits, ...confirms, ...does],
  'nobody home': [...confirmed, later, { ...press, does: 'no_show' }, delivers],
  'asked three times': [...confirmed, ...asks, ...asks, ...asks],
  undone: [...books, ...undoes],
  added: [
    { adds: 'without an email', from: 'phone', slot: 2 },
    { adds: 'for Ann', from: 'phone', slot: 5 },
  ],
  'booked at the door': [...confirmed, ...does, { booksNext: 0, slot: 6 }],
  spam: [...books, { ...press, does: 'spam' }],
  flooded: [floods, ...books, { robot: 'fills what is hidden', which: 0 }],
  'edited in a surge': [...books, floods, edits, ...undoes],
  noted: [...books, { stranger: 'sends as a machine', which: 0 }, delivers],
  'closed today': [...books, { ...block, blocksTime: 'a day', slot: 0 }, { clock: 120 }],
  'blocked around it': [
    ...confirmed,
    { ...block, blocksTime: 'hours' },
    { ...block, blocksTime: 'a day', which: 1, slot: 3 },
  ],
};

export const anyBeginning = fc.constantFrom(
  ...Object.keys(beginnings).flatMap((name) =>
    /^(?:confirmed|accepted)$/.test(name) ? [name, name] : [name],
  ),
);

export const stepsToBeginning = (name: string): readonly Step[] => beginnings[name] ?? [];
