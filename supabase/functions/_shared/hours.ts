import { addDays, denverDay, denverHour, formatDay, isSunday } from './denver-time.ts';

// Denver time. The database repeats days and hours of this file; its tests compare.

/** Holidays and vacations, `YYYY-MM-DD`; these two are demonstration data. The database lists the same. */
const daysOff: readonly string[] = ['2026-11-26', '2026-12-25'];

/** `day` is `YYYY-MM-DD`. In SQL: `private.is_open_day`. */
export function isOpenDay(day: string): boolean {
  return !isSunday(day) && !daysOff.includes(day);
}

/** About a day that is not open. */
export function closedWords(day: string): string {
  return `We’re closed on ${isSunday(day) ? 'Sundays' : formatDay(day, 'long')}`;
}

export const visitHours = { opens: 8, closes: 18 } as const;

export const phoneHours = { opens: 7, closes: 19 } as const;

/** Hours. */
export const answerWithin = { bookings: 2, contact_inquiries: 24 } as const;

/** `within 2 hours` */
export const requestAnswerTime = `within ${answerWithin.bookings} hours`;

/** `within 24 hours` */
export const messageAnswerTime = `within ${answerWithin.contact_inquiries} hours`;

/** Hours before a visit until which canceling is free. */
export const freeCancelHours = 4;

/** Hours before a visit at which the owner is reminded. */
export const reminderHours = 24;

/** Hours before a visit until which the owner can ask for another time. */
export const askHours = 24;

export const timeWindows = [
  { label: '8-10 AM', start: 8, end: 10 },
  { label: '10 AM-12 PM', start: 10, end: 12 },
  { label: '12-2 PM', start: 12, end: 14 },
  { label: '2-4 PM', start: 14, end: 16 },
  { label: '4-6 PM', start: 16, end: 18 },
] as const;

/** Whether an arrival window (its label) of a day (`YYYY-MM-DD`) has ended; an unknown one ends with its day. */
export function isWindowOver(day: string, window: string, now: Date): boolean {
  const today = denverDay(now);
  if (day !== today) return day < today;
  const end = timeWindows.find(({ label }) => label === window)?.end ?? 24;
  return end <= denverHour(now);
}

// The database allows a few more.
const mostDaysToAsk = 365;

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

/** Five days to choose from, without Sundays. A day off keeps its place unless too few are left. */
export function nextWorkDays(now: Date): string[] {
  const days = daysFrom(firstDayToAsk(now), 40).filter((day) => !isSunday(day));
  const next = days.slice(0, 5);
  return next.filter(isOpenDay).length > 2 ? next : days.filter(isOpenDay).slice(0, 5);
}

/** The two open days nearest to a closed one, in order. */
export function nearestOpenDays(day: string, now: Date): string[] {
  const ahead = daysFrom(day, 40);
  const before = ahead.map((_, days) => addDays(day, -days));
  const isPossible = (each: string) => isOpenDay(each) && !dayProblem(each, now);
  return ahead
    .flatMap((later, days) => [later, before[days] ?? later])
    .filter(isPossible)
    .slice(0, 2)
    .sort();
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, days) => addDays(first, days));
}

export const workDays = 'Mon-Sat';

export const workDaysInWords = 'Monday to Saturday';

export const dayHint = `${workDaysInWords}, up to a year ahead.`;

export const phoneTimes = `${workDays} ${formatHour(phoneHours.opens)}-${formatHour(phoneHours.closes)}`;

/** `within 2 hours, Mon-Sat 7AM-7PM` */
export const answerTimes = `${requestAnswerTime}, ${phoneTimes}`;

const firstAnswer = formatHour(phoneHours.opens + answerWithin.bookings);

export const overnightAnswers = `Sent after ${formatHour(phoneHours.closes)} or on a Sunday? We’ll answer by ${firstAnswer} the next day we’re open.`;

/** `6 PM` */
export const closingTime = formatHour(visitHours.closes, ' ');

export const visitTimes = `from ${formatHour(visitHours.opens, ' ')} to ${closingTime}`;

export const latestFinish = `Visits finish by ${closingTime}, so we may offer you an earlier start.`;

export function formatHour(hour: number, space = ''): string {
  return `${((hour + 11) % 12) + 1}${space}${hour < 12 ? 'AM' : 'PM'}`;
}
