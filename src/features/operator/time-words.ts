import {
  type DenverTime,
  addDays,
  calendarLeaf,
  denverDay,
  denverTime,
  endTime,
  formatDay,
  formatTime,
} from '@shared/time/denver-time';
import type { BlockTime } from '@shared/visits/day-route';

/** `Tue, Nov 24, 9:30 AM` */
export function formatStart({ day, time }: DenverTime): string {
  return `${formatDay(day)}, ${formatTime(time)}`;
}

/** ` (told 2:55 PM)` of a visit that a Late text told to be late by so many minutes; else ''. */
export function toldWords(time: string, late = 0): string {
  return late > 0 ? ` (told ${formatTime(endTime(time, late))})` : '';
}

/** `11:40 AM` today, `Mon 9:00 AM` in the days around it, else `Mon, Nov 23, 9:00 AM`; follows `by`, `since` or `until`. */
export function formatDeadline(moment: Date, now: Date): string {
  const [day, today] = [denverDay(moment), denverDay(now)];
  const time = formatTime(denverTime(moment));
  if (day === today) return time;
  const isNear = day > addDays(today, -7) && day < addDays(today, 7);
  return isNear ? `${calendarLeaf(day, 'short').weekday} ${time}` : `${formatDay(day)}, ${time}`;
}

/** `Nov 26` */
export function shortDay(day: string): string {
  return formatDay(day).replace(/^.*?, /, '');
}

/** `Thu, Nov 26`; hours or a last day follow. */
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
