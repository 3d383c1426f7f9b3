import { arrivalPromise, promises } from '../../../_shared/business/promises.ts';
import { formatDay, formatTime } from '../../../_shared/time/denver-time.ts';
import { reminderHours } from '../../../_shared/time/hours.ts';
import { isHeld } from '../../../_shared/visits/cancel-terms.ts';
import { arrivalWords, otherTime } from '../../../_shared/visits/visit-terms.ts';
import type { Drop, EmailContent } from '../email-content.ts';
import { appointmentEmail, weekday } from '../parts/appointment-email.ts';
import { petNames } from '../parts/booking-facts.ts';
import {
  type Appointment,
  type VisitEmail,
  type VisitEmailInput,
  askedTime,
  toCancelTerms,
} from '../visit-email.ts';

export const ownerConfirmed: VisitEmail = (input) =>
  appointmentEmail(input, ([first], visit) => {
    // A yes may have come by phone since.
    const other = visit.accepted_at ? undefined : otherTime(visit, askedTime(input));
    return {
      subject: other ? `${other.title}?` : 'Confirmed:',
      title: other ? `${other.title}?` : `See you ${formatDay(visit.day, 'long')}`,
      otherTime: other?.words,
      isOffer: other !== undefined,
      opening: bookedWords(visit),
      // Who agreed by phone has said yes.
      asksForYes: first.source !== 'operator' && !visit.accepted_at,
    };
  });

function bookedWords({ time, groomer, has_reminder: hasReminder }: Appointment): string {
  const reminder = hasReminder ? `${promises.reminder} ` : '';
  return `${arrivalWords(time)} ${arrivalPromise(groomer)} ${reminder}A calendar file is attached.`;
}

/** Agreed at the door, when the visit before it was done. */
export const ownerNext: VisitEmail = (input) =>
  appointmentEmail(input, (pets, visit) => ({
    subject: 'Next visit:',
    title: `See you ${formatDay(visit.day, 'long')}`,
    opening: `The next visit for ${petNames(pets)} is booked, as we agreed. ${bookedWords(visit)}`,
  }));

/** Names the weekday, not "tomorrow": a later try must be the same email. */
export function ownerReminder(input: VisitEmailInput): EmailContent | Drop {
  return appointmentEmail(input, (_pets, visit) => ({
    subject: 'Reminder:',
    title: `See you ${weekday(visit)}, around ${formatTime(visit.time)}`,
    opening: [
      'A quick reminder of your visit.',
      arrivalWords(visit.time),
      arrivalPromise(visit.groomer),
      isHeld(toCancelTerms(visit)) &&
        'If we don’t hear from you, the hold ends with the day of the visit, and you owe nothing.',
    ]
      .filter(Boolean)
      .join(' '),
    asksForYes: !hadAccepted(visit),
    isReminder: true,
  }));
}

/** A yes that came since the reminder was due must not change a later try of its email. */
function hadAccepted({ accepted_at: accepted, starts_at: starts }: Appointment): boolean {
  return accepted !== null && Date.parse(accepted) < Date.parse(starts) - reminderHours * 3_600_000;
}
