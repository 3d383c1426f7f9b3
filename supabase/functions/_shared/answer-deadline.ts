import { denverDay, denverHour } from './denver-time.ts';
import { answerWithin, phoneHours } from './hours.ts';
import { isOpenDay } from './open-days.ts';

const hour = 3_600_000;

/** `answerWithin.bookings` after the request came, or after the phone opened again if it was closed. */
export function answerDeadline(sent: Date): Date {
  let start = sent.getTime();
  while (!isAnswered(new Date(start))) start = (Math.floor(start / hour) + 1) * hour;
  return new Date(start + answerWithin.bookings * hour);
}

export function messageDeadline(sent: Date): Date {
  return new Date(sent.getTime() + answerWithin.contact_inquiries * hour);
}

function isAnswered(moment: Date): boolean {
  const hourOfDay = denverHour(moment);
  const isPhoneOpen = hourOfDay >= phoneHours.opens && hourOfDay < phoneHours.closes;
  return isPhoneOpen && isOpenDay(denverDay(moment));
}
