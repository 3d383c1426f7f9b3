import * as z from 'zod/mini';
import { endsTooEarly, fieldRefusals } from '../failure-words';
import { nextDays } from '../terms/day-picker';
import { readDraft } from '@/browser/drafts';
import { denverDay, denverHour, endTime, isDay, timeAt } from '@shared/time/denver-time';
import { visitHours } from '@shared/time/hours';
import type { BlockTime } from '@shared/visits/day-route';
import type { BlockRefusal, BlockedVisit, OperatorDay } from '@shared/visits/operator-day';
import { hasStarted } from '@shared/visits/visit-status';

const valuesSchema = z.object({
  length: z.enum(['day', 'hours', 'days']),
  day: z.string(),
  last: z.string(),
  from: z.string(),
  until: z.string(),
  reason: z.string(),
});

export type BlockValues = z.infer<typeof valuesSchema>;

const [opens, closes] = [timeAt(visitHours.opens * 60), timeAt(visitHours.closes * 60)];

/** The listed visits in the way of a block, as its refusal names them. */
export function visitsIn(time: BlockTime, listed: OperatorDay, now: Date): BlockedVisit[] {
  const wishes = listed.waiting.filter((entry) => entry.kind === 'wish');
  const open = listed.visits.filter(({ status, starts: { day, time: from }, minutes }) => {
    const isAhead = status === 'confirmed' && !hasStarted({ day, time: from }, now);
    return isAhead && isTouched(time, day, from, endTime(from, minutes));
  });
  return open.map((visit) => ({
    ...visit,
    wish: wishes.find(({ reference }) => reference === visit.reference)?.preferred ?? null,
  }));
}

/** A block would cover these holds, each with its caller. */
export function holdsIn(time: BlockTime, blocks: OperatorDay['blocks']) {
  return blocks.flatMap((block) => {
    const { first, from, until, hold } = block;
    return hold && isTouched(time, first, from, until) ? { ...block, hold } : [];
  });
}

/** Null is the whole day. */
function isTouched(time: BlockTime, day: string, from: string | null, until: string | null) {
  const isIn = time.first <= day && day <= time.last;
  return isIn && (from ?? '') < (time.until ?? '24:00') && (until ?? '24:00') > (time.from ?? '');
}

/** A draft of a day that is over by now is no use. */
export function readBlockValues(now: Date): BlockValues {
  const today = denverDay(now);
  // A Sunday is closed anyway.
  const [day = today] = nextDays(today);
  // Hours begin with the next one, or at noon before that, and end with work.
  const from = Math.min(Math.max(denverHour(now) + 1, 12), visitHours.closes - 1);
  const hours = { from: timeAt(from * 60), until: closes };
  const preset = { length: 'day', day, last: '', ...hours, reason: '' } as const;
  const draft = readDraft('block', valuesSchema, preset);
  return draft && (draft.day === '' || draft.day >= today) ? draft : preset;
}

/** As in the database, hours that leave no work time are a whole day. */
export function toBlockTime({ length, day, last, from, until }: BlockValues): BlockTime {
  const leavesTime = from === '' || until === '' || from > opens || until < closes;
  const hours = length === 'hours' && leavesTime ? { from, until } : { from: null, until: null };
  return { first: day, last: length === 'days' ? last : day, ...hours };
}

export function isComplete({ first, last, from, until }: BlockTime): boolean {
  return isDay(first) && isDay(last) && from !== '' && until !== '';
}

/** For `has_visits` the panel lists the visits. */
export const blockRefusals: Readonly<Record<Exclude<BlockRefusal, 'has_visits'>, string>> = {
  ends_before_start: endsTooEarly,
  in_past: fieldRefusals.in_past.words,
  too_far: fieldRefusals.too_far.words,
  already_blocked: 'You’ve already blocked that time.',
};
