import { durationWords } from '@/content/services/package-words';
import { latestFinish, timeWindows } from '@shared/time/hours';

/** `services` are slugs, one a pet. The request can be sent all the same. */
export function scheduleNote(slot: string, services: readonly string[]): string | undefined {
  if (slot !== timeWindows.at(-1)?.label) return undefined;
  if (services.length > 1) return 'Your pets take turns, so we may offer you an earlier start.';
  return services.includes('full-groom')
    ? `A full groom takes ${durationWords('full-groom')}; we may offer you an earlier start.`
    : latestFinish;
}
