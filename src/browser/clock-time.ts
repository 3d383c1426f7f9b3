import { denverDay, formatDay } from './denver-time';

/** Times of day are `HH:MM`, 24 hours, as a clock in Denver shows them. */
const denverClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Denver',
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

/** The time that a Denver clock shows at a moment, as `HH:MM`. */
export function denverTime(moment: Date): string {
  const parts = denverClock.formatToParts(moment);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return [part('hour'), part('minute')].map((digits) => digits.padStart(2, '0')).join(':');
}

/** `2026-11-24` as the words of a calendar leaf: Tuesday, November and 24. */
export function calendarLeaf(day: string) {
  const parts = leafFormat.formatToParts(new Date(`${day}T12:00:00Z`));
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
