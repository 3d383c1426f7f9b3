import { promises } from '@shared/business/promises';
import { denverDay, denverTime, formatDay, formatTime } from '@shared/time/denver-time';
import { answerWithin } from '@shared/time/hours';
import { answerDeadline } from '@shared/time/open-days';
import type { ClosedDays } from '@shared/time/open-days';

const hour = 3_600_000;

/** The toast that comes with it says 2 hours whatever the time. */
const clockStart = `Our ${answerWithin.bookings} hours start when the phone opens`;

/** In Denver time; no clock time as long as the closed days are unknown. */
export function answerPromise(sentAt: Date, closedDays: ClosedDays | undefined): string {
  if (!closedDays) return promises.confirmation;
  const deadline = answerDeadline(sentAt, closedDays);
  const day = denverDay(deadline);
  const onDay = day === denverDay(sentAt) ? '' : ` on ${formatDay(day, 'long')}`;
  const isLater = deadline.getTime() - sentAt.getTime() > answerWithin.bookings * hour;
  const words = isLater ? `${clockStart}, so we’ll` : 'We’ll';
  return `${words} contact you by ${formatTime(denverTime(deadline))}${onDay} to confirm.`;
}
