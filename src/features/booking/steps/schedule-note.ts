import { findService } from '@/content/services';
import { formatTime, timeAt } from '@shared/time/denver-time';
import { closingTime, latestFinish, timeWindows, visitHours } from '@shared/time/hours';

const minutesOf = (service: string) => findService(service)?.minutes ?? 0;

/** `services` are slugs, one a pet; pets take turns. The request can be sent all the same. */
export function scheduleNote(slot: string, services: readonly string[]): string | undefined {
  const chosen = timeWindows.find(({ label }) => label === slot);
  if (!chosen) return undefined;
  const minutes = services.reduce((sum, service) => sum + minutesOf(service), 0);
  const latestStart = visitHours.closes * 60 - minutes;
  if (latestStart < visitHours.opens * 60) {
    return 'That’s more than one day’s work, so we’ll offer you a second day as well.';
  }
  if (latestStart < chosen.start * 60) {
    return `We finish by ${closingTime} and this visit can take ${hoursIn(minutes)}, so we’ll offer you a start by ${formatTime(timeAt(latestStart)).replace(':00', '')}.`;
  }
  return chosen === timeWindows.at(-1) ? latestFinish : undefined;
}

/** `3 hours`, `4½ hours` */
function hoursIn(minutes: number): string {
  return `${Math.floor(minutes / 60)}${minutes % 60 === 0 ? '' : '½'} hours`;
}
