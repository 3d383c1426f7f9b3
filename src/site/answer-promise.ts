import { promises } from '@shared/business/promises';
import { clockWords } from '@shared/time/answer-clock';
import { denverDay, denverTime, formatDay, formatTime } from '@shared/time/denver-time';
import {
  type ClosedDays,
  answerDeadline,
  dayProblem,
  isWindowOver,
  isWindowTooSoon,
} from '@shared/time/open-days';

/** In Denver time, without a clock time as long as the closed days are unknown. */
export function answerPromise(sentAt: Date, closedDays: ClosedDays | undefined): string {
  if (!closedDays) return promises.confirmation;
  return answerWords(sentAt, answerDeadline(sentAt, closedDays));
}

export const lateWords = 'We’re late with our answer. Please call or text us.';

/** What was promised for a request of that moment, as it reads `now`. */
export function answerWords(sentAt: Date, deadline: Date, now = sentAt): string {
  if (now > deadline) return lateWords;
  const day = denverDay(deadline);
  const onDay = day === denverDay(now) ? '' : ` on ${formatDay(day, 'long')}`;
  return `We’ll answer by ${formatTime(denverTime(deadline))}${onDay}.${clockWords(sentAt, deadline)}`;
}

/** Why an arrival window (its label) of a day cannot be asked for; `undefined` if it can, and for a day of which none can. */
export function windowProblem(
  day: string,
  window: string,
  now: Date,
  closedDays: ClosedDays = [],
): string | undefined {
  if (day === denverDay(now) && isWindowOver(day, window, now)) return 'Too late for today';
  if (day === '' || dayProblem(day, now)) return undefined;
  return isWindowTooSoon(day, window, now, closedDays)
    ? `We answer by ${formatTime(denverTime(answerDeadline(now, closedDays)))}. Call for this one.`
    : undefined;
}
