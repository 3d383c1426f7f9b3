import { usd } from '@shared/business/format';
import { policy } from '@shared/business/policy';
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
import { visitLimits } from '@shared/visits/visit-state';

/** `Tue, Nov 24, 9:30 AM` */
export function formatStart({ day, time }: DenverTime): string {
  return `${formatDay(day)}, ${formatTime(time)}`;
}

/** ` (told 2:55 PM)` of a visit that a Late text told to be late by so many minutes; else ''. */
export function toldWords(time: string, late = 0): string {
  return late > 0 ? ` (told ${formatTime(endTime(time, late))})` : '';
}

/** What a Late text tells: `We’ll be there around 3:40 PM instead of 2:45 PM. Your visit is $15 less.` */
export function lateWords(time: string, late: number): string {
  const { minutes, off } = policy.lateArrival;
  const credit = late > minutes ? ` Your visit is ${usd(off)} less.` : '';
  return `We’ll be there around ${formatTime(endTime(time, late))} instead of ${formatTime(time)}.${credit}`;
}

const texted = 'As we texted: ';

/** The note to the customer without what a Late text told, which is over once the visit moves. */
export function plainNote(note: string): string {
  return note.split(texted)[0]?.trim() ?? '';
}

/** An email names the planned time, so its note says what a Late text told. */
export function withLateNote(note: string, time: string, late: number): string {
  const words = `${texted}${lateWords(time, late)}`;
  const all = `${plainNote(note)} ${words}`.trim();
  return all.length > visitLimits.note ? words : all;
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
