import { answerWithin, formatHour, phoneHours } from './hours.ts';

/** ` Our 2 hours start at 7 AM.` outside of phone hours, because the toast always says 2 hours. */
export function clockWords(sent: Date, deadline: Date): string {
  return deadline.getTime() - sent.getTime() > answerWithin.bookings * 3_600_000
    ? ` Our ${answerWithin.bookings} hours start at ${formatHour(phoneHours.opens, ' ')}.`
    : '';
}
