import { timeWindows } from '@/content/booking-options';
import { denverDay, denverHour, isDay, isSunday } from './denver-time';

/** What to know about a wished day and window; a request for either is accepted all the same. */
export function scheduleNote(day: string, slot: string, now: Date): string | undefined {
  if (!isDay(day)) return undefined;
  if (isSunday(day)) return "We're closed on Sundays; we'll offer you the nearest day.";
  const window = timeWindows.find(({ label }) => label === slot);
  const hasPassed = window && day === denverDay(now) && window.end <= denverHour(now);
  return hasPassed
    ? "That window has passed today; we'll offer you the nearest time we can."
    : undefined;
}
