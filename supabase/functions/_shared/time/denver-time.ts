/** `YYYY-MM-DD` and `HH:MM` (24 hours) in Denver. */
export type DenverTime = { readonly day: string; readonly time: string };

/** Days are `YYYY-MM-DD` and times `HH:MM` (24 hours) in Denver, independent of the machine's time zone. */
const denverClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Denver',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export function denverDay(moment: Date): string {
  const { year, month, day } = partsInDenver(moment);
  return [year, month, day].join('-');
}

export function denverTime(moment: Date): string {
  const { hour, minute } = partsInDenver(moment);
  return [hour, minute].join(':');
}

export function denverHour(moment: Date): number {
  return Number(partsInDenver(moment).hour);
}

/** `2026-11-24`, `16:00` is 23:00 in UTC. */
export function denverMoment(day: string, time: string): Date {
  const wallAsUtc = Date.parse(`${day}T${time}:00Z`);
  // 7 hours behind UTC in winter, 6 in summer
  const [winter, summer] = [hoursAfter(wallAsUtc, 7), hoursAfter(wallAsUtc, 6)] as const;
  return denverTime(winter) === time ? winter : summer;
}

export function addDays(day: string, days: number): string {
  const noon = noonUtc(day);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(noonUtc(text).valueOf())
    ? addDays(text, 0) === text
    : false;
}

/** 0 is Sunday. */
export function weekdayNumber(day: string): number {
  return noonUtc(day).getUTCDay();
}

export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function timeAt(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Visits never end after midnight. */
export function endTime(time: string, minutes: number): string {
  return timeAt(toMinutes(time) + minutes);
}

const dayStyles = {
  short: { weekday: 'short', month: 'short' },
  long: { weekday: 'long', month: 'long' },
  full: { weekday: 'long', month: 'long', year: 'numeric' },
} as const;

/** `Tue, Nov 24`; `long` is `Tuesday, November 24`, and `full` adds the year. */
export function formatDay(day: string, style: keyof typeof dayStyles = 'short'): string {
  const format = { ...dayStyles[style], day: 'numeric', timeZone: 'UTC' } as const;
  return noonUtc(day).toLocaleDateString('en-US', format);
}

/** `13:05` as `1:05 PM`. */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${((hour + 11) % 12) + 1}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `Fri, Nov 20, 9:14 PM`. */
export function formatDayAndTime(moment: Date): string {
  return `${formatDay(denverDay(moment))}, ${formatTime(denverTime(moment))}`;
}

/** `at 9:12 AM` today, else `on Sat, Nov 21, at 9:12 AM`. */
export function formatMoment(moment: Date, now: Date): string {
  const day = denverDay(moment);
  const time = `at ${formatTime(denverTime(moment))}`;
  return day === denverDay(now) ? time : `on ${formatDay(day)}, ${time}`;
}

export function calendarLeaf(day: string, style: 'short' | 'long' = 'long') {
  const format = { ...dayStyles[style], day: 'numeric', timeZone: 'UTC' } as const;
  const parts = new Intl.DateTimeFormat('en-US', format).formatToParts(noonUtc(day));
  const { weekday = '', month = '', day: date = '' } = byType(parts);
  return { weekday, month, date };
}

function partsInDenver(moment: Date) {
  const parts = denverClock.formatToParts(moment);
  return byType(parts.map(({ type, value }) => ({ type, value: value.padStart(2, '0') })));
}

// Order and separators of the parts differ between JavaScript engines.
function byType(parts: Intl.DateTimeFormatPart[]) {
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

// Noon UTC is the same calendar day everywhere in America.
function noonUtc(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function hoursAfter(moment: number, hours: number): Date {
  return new Date(moment + hours * 3_600_000);
}
