/** Days are `YYYY-MM-DD` as the calendar on a Denver wall shows them, whatever the visitor's zone. */
const denverClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Denver',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const leafFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
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

/** The time that a Denver clock shows at a moment, as `HH:MM`. */
export function denverTime(moment: Date): string {
  const { hour, minute } = partsInDenver(moment);
  return [hour, minute].join(':');
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

/** `2026-11-24` as the words of a calendar leaf: Tuesday, November and 24. */
export function calendarLeaf(day: string) {
  const parts = leafFormat.formatToParts(noonOf(day));
  const word = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { weekday: word('weekday'), month: word('month'), date: word('day') };
}

/** `13:05` as `1:05 PM`. */
export function formatTime(time: string): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  return `${((hour + 11) % 12) + 1}:${time.slice(-2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The minutes from midnight to a time such as `09:30`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The time of day, as `HH:MM`, at which a number of minutes has passed since midnight. */
export function timeAt(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** `150` as `2 h 30 min`. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** When something happened, for somebody in Denver: `at 9:12 AM`, or `on Sat, Nov 21, at 9:12 AM`. */
export function formatMoment(moment: Date, now: Date): string {
  const day = denverDay(moment);
  const time = `at ${formatTime(denverTime(moment))}`;
  return day === denverDay(now) ? time : `on ${formatDay(day)}, ${time}`;
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
