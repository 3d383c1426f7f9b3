import { addDays, denverDay, denverMoment, timeAt } from './denver-time.ts';
import { answerWithin, lastAnsweredHour, phoneHours } from './hours.ts';
import { type ClosedDays, isOpenDay, mostDaysClosed } from './open-days.ts';

const hour = 3_600_000;

/**
 * `answerWithin.bookings` after the request came or the phone opened. Where that is after the phone closes, the clock
 * starts when it opens next. In SQL: `private.promised_at`.
 */
export function answerDeadline(sent: Date, closedDays: ClosedDays): Date {
  const today = denverDay(sent);
  const days = Array.from({ length: mostDaysClosed + 1 }, (_, number) => addDays(today, number));
  const opens = days
    .filter((day) => isOpenDay(day, closedDays))
    .map((day) => clockStart(day, sent))
    .find((start) => start !== undefined);
  return new Date((opens ?? sent).getTime() + answerWithin.bookings * hour);
}

export function messageDeadline(sent: Date): Date {
  return new Date(sent.getTime() + answerWithin.contact_inquiries * hour);
}

/** When the answer's time begins on an open day; `undefined` if it would end after the phone closes. */
function clockStart(day: string, sent: Date): Date | undefined {
  const opens = denverMoment(day, timeAt(phoneHours.opens * 60));
  const last = denverMoment(day, timeAt(lastAnsweredHour * 60));
  if (sent > last) return undefined;
  return sent > opens ? sent : opens;
}
