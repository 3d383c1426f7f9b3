import { answerDeadline } from '@shared/answer-deadline';
import { denverDay, denverTime, formatDay, formatTime } from '@shared/denver-time';

/** In Denver time. */
export function answerPromise(sentAt: Date): string {
  const deadline = answerDeadline(sentAt);
  const day = denverDay(deadline);
  const onDay = day === denverDay(sentAt) ? '' : ` on ${formatDay(day, 'long')}`;
  return `We’ll contact you by ${formatTime(denverTime(deadline))}${onDay} to confirm.`;
}
