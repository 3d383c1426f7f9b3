import { spellMinutes } from '../../../_shared/format.ts';
import { appointmentEmail, whenWords } from '../parts/appointment-email.ts';
import type { VisitEmail } from '../visit-email.ts';

export const ownerReminder: VisitEmail = (input) =>
  appointmentEmail(input, (_pets, visit) => ({
    subject: 'Reminder',
    title: `See you ${whenWords(visit)}`,
    opening: `A quick reminder that we’ll be at your place on ${whenWords(visit)}, for about ${spellMinutes(visit.minutes)}.`,
  }));
