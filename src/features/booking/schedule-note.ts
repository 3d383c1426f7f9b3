import { durationWords } from '@/content/services/package-words';
import { denverDay, denverHour, isDay } from '@shared/denver-time';
import { closedWords, isOpenDay, latestFinish, timeWindows } from '@shared/hours';

/** `services` are slugs, one a pet. The request can be sent all the same. */
export function scheduleNote(
  day: string,
  slot: string,
  now: Date,
  services: readonly string[],
): string | undefined {
  if (isDay(day) && !isOpenDay(day)) {
    return `${closedWords}; we’ll offer you the nearest day.`;
  }
  const window = timeWindows.find(({ label }) => label === slot);
  if (window && day === denverDay(now) && window.end <= denverHour(now)) {
    return 'That window has passed today; we’ll offer you the nearest time we can.';
  }
  if (window === undefined || window !== timeWindows.at(-1)) return undefined;
  if (services.length > 1) return 'Your pets take turns, so we may offer you an earlier start.';
  return services.includes('full-groom')
    ? `A full groom takes ${durationWords('full-groom')}; we may offer you an earlier start.`
    : latestFinish;
}
