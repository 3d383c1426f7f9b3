import { formatDay, formatTime } from '@shared/time/denver-time';
import type { BlockRefusal, BlockTime } from '@shared/visits/day-blocks';
import { visitRange } from '@shared/visits/visit-state';

/** `Thu, Nov 26`, with hours or the last day where there are some. */
export function blockTimeWords(time: BlockTime): string {
  const { first, last, from } = time;
  if (from !== null) return `${formatDay(first)}, ${blockHoursWords(time)}`;
  return first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`;
}

/** `the whole day`, or the hours. */
export function blockHoursWords({ from, until }: BlockTime): string {
  return from === null || until === null
    ? 'the whole day'
    : `${formatTime(from)} to ${formatTime(until)}`;
}

/** For `has_visits` the panel lists the visits. */
export const blockRefusals: Readonly<Record<Exclude<BlockRefusal, 'has_visits'>, string>> = {
  ends_before_start: 'It ends before it begins. Choose a later end.',
  in_past: 'That time has passed.',
  too_far: `Choose days within the next ${visitRange.mostDaysAhead}.`,
  already_blocked: 'You’ve already blocked that time.',
};
