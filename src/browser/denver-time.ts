/** Days are `YYYY-MM-DD` as the calendar on a Denver wall shows them, whatever the visitor's zone. */
const denverClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Denver',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The day it is in Denver at a moment. */
export function denverDay(moment: Date): string {
  const { year, month, day } = partsInDenver(moment);
  return [year, month, day].join('-');
}

/** The full hours, 0 to 23, that have passed of the day in Denver at a moment. */
export function denverHour(moment: Date): number {
  return Number(partsInDenver(moment)['hour']);
}

/** The day that is a number of days after (or, negative, before) another. */
export function addDays(day: string, days: number): string {
  const noon = noonOf(day);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** True for a real calendar day such as 2026-02-28, false for 2026-02-30 or `tomorrow`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(noonOf(text).valueOf())
    ? addDays(text, 0) === text
    : false;
}

/** Takes a day as `YYYY-MM-DD`. */
export function isSunday(day: string): boolean {
  return noonOf(day).getUTCDay() === 0;
}

/** `2026-11-24` as `Tue, Nov 24`; `long` as `Tuesday, November 24`. */
export function formatDay(day: string, style: 'short' | 'long' = 'short'): string {
  return noonOf(day).toLocaleDateString('en-US', {
    weekday: style,
    month: style,
    day: 'numeric',
    timeZone: 'UTC',
  });
}

// By name: in which order and with what between them they are printed differs between engines.
function partsInDenver(moment: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = denverClock.formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value.padStart(2, '0')]));
}

// Noon UTC is the same calendar day everywhere in America.
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
