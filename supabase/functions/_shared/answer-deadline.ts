import { denverDay, denverHour, isSunday } from './denver-time.ts';
import { answerWithin, phoneHours } from './hours.ts';

const hour = 3_600_000;

/**
 * Until when a booking request must be answered: two hours after it came, or two hours after the phone
 * opens again when it came at night or on a Sunday.
 */
export function answerDeadline(sent: Date): Date {
  let start = sent.getTime();
  while (!isAnswered(new Date(start))) start = (Math.floor(start / hour) + 1) * hour;
  return new Date(start + answerWithin.bookings * hour);
}

/** Until when a message must be answered, whatever the hour. */
export function messageDeadline(sent: Date): Date {
  return new Date(sent.getTime() + answerWithin.contact_inquiries * hour);
}

function isAnswered(moment: Date): boolean {
  const hourOfDay = denverHour(moment);
  const isPhoneOpen = hourOfDay >= phoneHours.opens && hourOfDay < phoneHours.closes;
  return isPhoneOpen && !isSunday(denverDay(moment));
}
