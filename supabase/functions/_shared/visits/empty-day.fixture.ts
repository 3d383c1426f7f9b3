import type { OperatorDay } from './operator-day.ts';

/** Nothing waits, and nothing is booked. */
export const emptyDay: OperatorDay = {
  waiting: [],
  messages: [],
  moreWaiting: 0,
  marked: [],
  markedMessages: [],
  moreMarked: 0,
  calls: [],
  visits: [],
  moreVisits: 0,
  blocks: [],
  trouble: { problem: null, receiptsWaitSince: null, pausedUntil: null },
};
