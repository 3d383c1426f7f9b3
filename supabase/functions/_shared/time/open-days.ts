import {
  addDays,
  denverDay,
  denverHour,
  denverMoment,
  timeAt,
  weekdayNumber,
} from './denver-time.ts';
import { nextHolidays } from './holidays.ts';
import {
  answerWithin,
  closedWeekdays,
  lastAnsweredHour,
  phoneHours,
  timeWindows,
  week,
  workDaysInWords,
} from './hours.ts';

// Days are those of Denver, as `YYYY-MM-DD`. The hours have a file of their own, because every page
// tells them.

/** Days that the operator has blocked as a whole; empty as long as nobody knows. */
export type ClosedDays = readonly string[];

/** In SQL: `private.is_open_day`. */
export function isOpenDay(day: string, closedDays: ClosedDays = []): boolean {
  return !closedWeekdays.includes(weekdayName(day)) && !closedDays.includes(day);
}

export function closedWords(day: string): string {
  const holiday = nextHolidays(day).find((each) => each.day === day)?.name;
  const name = isOpenDay(day) ? holiday : `${weekdayName(day)}s`;
  return `We’re closed ${name ? `on ${name}` : 'that day'}`;
}

function weekdayName(day: string): string {
  return week[weekdayNumber(day)] ?? '';
}

/** Whether an arrival window (its label) of a day (`YYYY-MM-DD`) has ended; an unknown one ends with its day. */
export function isWindowOver(day: string, window: string, now: Date): boolean {
  const today = denverDay(now);
  if (day !== today) return day < today;
  const end = timeWindows.find(({ label }) => label === window)?.end ?? 24;
  return end <= denverHour(now);
}

const hour = 3_600_000;

// The database allows a few more.
const mostDaysToAsk = 365;

/** How many days ahead an open one is looked for. */
export const mostDaysClosed = 100;

/** Whether an arrival window (its label) of a day begins before the answer to a request is promised. */
export function isWindowTooSoon(
  day: string,
  window: string,
  now: Date,
  closedDays: ClosedDays = [],
): boolean {
  const start = timeWindows.find(({ label }) => label === window)?.start;
  return (
    start !== undefined && denverMoment(day, timeAt(start * 60)) < answerDeadline(now, closedDays)
  );
}

/** Today counts while one of its windows can be chosen. */
export function firstDayToAsk(now: Date): string {
  const today = denverDay(now);
  const last = timeWindows.at(-1)?.label ?? '';
  return isWindowTooSoon(today, last, now) ? addDays(today, 1) : today;
}

export function lastDayToAsk(now: Date): string {
  return addDays(denverDay(now), mostDaysToAsk);
}

/** Why no visit can be requested for a day (`YYYY-MM-DD`), whether open or not; `undefined` if one can. */
export function dayProblem(day: string, now: Date): string | undefined {
  const today = denverDay(now);
  if (day < today) return 'That day has passed. Please choose a later one.';
  if (day < firstDayToAsk(now)) return 'It’s too late for today. Please choose another day.';
  return day > lastDayToAsk(now) ? 'Please choose a day within the next year' : undefined;
}

/** Offers five open weekdays. A blocked day keeps its place unless too few are left. */
export function nextWorkDays(now: Date, closedDays: ClosedDays): string[] {
  const days = daysFrom(firstDayToAsk(now), mostDaysClosed).filter((day) => isOpenDay(day));
  const next = days.slice(0, 5);
  const open = days.filter((day) => isOpenDay(day, closedDays));
  return next.filter((day) => open.includes(day)).length > 2 ? next : open.slice(0, 5);
}

/** The two open days nearest to a closed one, in order. */
export function nearestOpenDays(day: string, now: Date, closedDays: ClosedDays): string[] {
  const ahead = daysFrom(day, mostDaysClosed);
  const before = ahead.map((_, days) => addDays(day, -days));
  const isPossible = (each: string) => isOpenDay(each, closedDays) && !dayProblem(each, now);
  return ahead
    .flatMap((later, days) => [later, before[days] ?? later])
    .filter(isPossible)
    .slice(0, 2)
    .sort();
}

/**
 * The answer comes `answerWithin.bookings` after the request came or the phone opened. If that is
 * after the phone closes, the clock starts when it opens next. In SQL: `private.promised_at`.
 */
export function answerDeadline(sent: Date, closedDays: ClosedDays): Date {
  const within = answerWithin.bookings * hour;
  for (let days = 0, today = denverDay(sent); days <= mostDaysClosed; days += 1) {
    const day = addDays(today, days);
    const opens = isOpenDay(day, closedDays) ? clockStart(day, sent) : undefined;
    if (opens) return new Date(opens.getTime() + within);
  }
  return new Date(sent.getTime() + within);
}

export function messageDeadline(sent: Date): Date {
  return new Date(sent.getTime() + answerWithin.contact_inquiries * hour);
}

/** When the answer's time begins on an open day; `undefined` if it would end after the phone closes. */
function clockStart(day: string, sent: Date): Date | undefined {
  const opens = denverMoment(day, timeAt(phoneHours.opens * 60));
  const last = denverMoment(day, timeAt(lastAnsweredHour * 60));
  if (sent > last) return undefined;
  return sent > opens ? sent : opens;
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, days) => addDays(first, days));
}

export const dayHint = `${workDaysInWords}, up to a year ahead.`;
