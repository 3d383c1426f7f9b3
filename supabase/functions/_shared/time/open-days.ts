import { addDays, denverDay, denverHour, weekdayNumber } from './denver-time.ts';
import { closedWeekdays, timeWindows, week, workDaysInWords } from './hours.ts';

// Days in Denver, as `YYYY-MM-DD`. Apart from the hours, which every page tells.

/** Days that the operator has blocked as a whole; empty as long as nobody knows. */
export type ClosedDays = readonly string[];

/** In SQL: `private.is_open_day`. */
export function isOpenDay(day: string, closedDays: ClosedDays = []): boolean {
  return !closedWeekdays.includes(weekdayName(day)) && !closedDays.includes(day);
}

/** About a day that is not open. */
export function closedWords(day: string): string {
  return `We’re closed ${isOpenDay(day) ? 'that day' : `on ${weekdayName(day)}s`}`;
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

// The database allows a few more.
const mostDaysToAsk = 365;

/** How far ahead an open day is looked for. */
export const mostDaysClosed = 100;

/** Today while one of its windows is left. */
export function firstDayToAsk(now: Date): string {
  const today = denverDay(now);
  const isOver = timeWindows.every(({ label }) => isWindowOver(today, label, now));
  return isOver ? addDays(today, 1) : today;
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

/** Five days to choose from, of open weekdays. A blocked one keeps its place unless too few are left. */
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

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, days) => addDays(first, days));
}

export const dayHint = `${workDaysInWords}, up to a year ahead.`;
