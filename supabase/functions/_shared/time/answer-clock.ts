import { answerWithin } from './hours.ts';

/** ` The 2 hours start when our phone hours do.` out of them: the toast says 2 hours whatever the time. */
export function clockWords(sent: Date, deadline: Date): string {
  return deadline.getTime() - sent.getTime() > answerWithin.bookings * 3_600_000
    ? ` The ${answerWithin.bookings} hours start when our phone hours do.`
    : '';
}
