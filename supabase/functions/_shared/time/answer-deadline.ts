import { addDays, denverDay, denverMoment, timeAt } from './denver-time.ts';
import { answerWithin, phoneHours } from './hours.ts';
import { type ClosedDays, isOpenDay, mostDaysClosed } from './open-days.ts';

const hour = 3_600_000;

/**
 * `answerWithin.bookings` after the request came, or after the phone opened again if it was closed. In SQL:
 * `private.answer_clock_start`.
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

/** When the answer's time begins on an open day; `undefined` if the phone had closed by then. */
function clockStart(day: string, sent: Date): Date | undefined {
  const opens = denverMoment(day, timeAt(phoneHours.opens * 60));
  const closes = denverMoment(day, timeAt(phoneHours.closes * 60));
  if (sent >= closes) return undefined;
  return sent > opens ? sent : opens;
}
