import type { OperatorDay } from './operator-day.ts';

export const emptyDay: OperatorDay = {
  waiting: [],
  messages: [],
  moreWaiting: 0,
  suspects: [],
  suspectMessages: [],
  moreSuspects: 0,
  calls: [],
  visits: [],
  moreVisits: 0,
  blocks: [],
  endedHolds: [],
  trouble: { problem: null, receiptsWaitSince: null, pausedUntil: null },
};
