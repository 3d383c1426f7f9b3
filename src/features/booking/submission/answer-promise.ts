import { promises } from '@shared/business/promises';
import { denverDay, denverTime, formatDay, formatTime } from '@shared/time/denver-time';
import { answerDeadline } from '@shared/time/open-days';
import type { ClosedDays } from '@shared/time/open-days';

/** In Denver time; no clock time as long as the closed days are unknown. */
export function answerPromise(sentAt: Date, closedDays: ClosedDays | undefined): string {
  if (!closedDays) return promises.confirmation;
  const deadline = answerDeadline(sentAt, closedDays);
  const day = denverDay(deadline);
  const onDay = day === denverDay(sentAt) ? '' : ` on ${formatDay(day, 'long')}`;
  return `We’ll contact you by ${formatTime(denverTime(deadline))}${onDay} to confirm.`;
}
