import { spellMinutes } from '../../../_shared/business/format.ts';
import { appointmentEmail, whenWords } from '../parts/appointment-email.ts';
import type { Appointment } from '../parts/visit-facts.ts';
import type { VisitEmail } from '../visit-email.ts';

export const ownerReminder: VisitEmail = (input) =>
  appointmentEmail(input, (_pets, visit) => ({
    subject: 'Reminder',
    title: `See you ${whenWords(visit)}`,
    opening: `A quick reminder that we’ll be at your place on ${whenWords(visit)}, for about ${spellMinutes(visit.minutes)}.`,
    asksForYes: !hadAccepted(visit),
  }));

/** A yes that came since the reminder was due must not change a later try of its email. */
function hadAccepted({ accepted_at: accepted, starts_at: starts }: Appointment): boolean {
  return accepted !== null && Date.parse(accepted) < Date.parse(starts) - 24 * 3_600_000;
}
