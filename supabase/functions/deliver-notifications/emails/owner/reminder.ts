import { arrivalPromise } from '../../../_shared/business/promises.ts';
import { formatTime } from '../../../_shared/time/denver-time.ts';
import { reminderHours } from '../../../_shared/time/hours.ts';
import { isHeld } from '../../../_shared/visits/cancel-terms.ts';
import { arrivalWords } from '../../../_shared/visits/visit-terms.ts';
import type { Drop, EmailContent } from '../email-content.ts';
import { appointmentEmail, weekday } from '../parts/appointment-email.ts';
import { type Appointment, type VisitEmailInput, toCancelTerms } from '../visit-email.ts';

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
