import fc from 'fast-check';
import type { Step } from './steps.ts';

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
