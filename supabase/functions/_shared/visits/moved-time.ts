import { formatDay, formatTime } from '../time/denver-time.ts';
import type { AskedTime, DenverTime } from './visit-state.ts';
import { matchesRequest } from './visit-terms.ts';

/** `10:30 AM instead of 8:30 AM`, with the days where they differ. */
export function moveWords(starts: DenverTime, from: DenverTime): string {
  const name = ({ day, time }: DenverTime) =>
    starts.day === from.day ? formatTime(time) : `${formatDay(day)}, ${formatTime(time)}`;
  return `${name(starts)} instead of ${name(from)}`;
}

/** Whether the owner asked for this time, and had another one before. */
export function isGranted(
  starts: DenverTime,
  asked: AskedTime | null,
  from: DenverTime | null,
): boolean {
  return asked !== null && matchesRequest(starts, asked) && !(from && matchesRequest(from, asked));
}
