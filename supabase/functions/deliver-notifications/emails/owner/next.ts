import { arrivalPromise, promises } from '../../../_shared/business/promises.ts';
import { arrivalWords } from '../../../_shared/visits/visit-terms.ts';
import { appointmentEmail, weekday } from '../parts/appointment-email.ts';
import { petNames } from '../parts/booking-facts.ts';
import type { VisitEmail } from '../visit-email.ts';

/** Agreed at the door, when the visit before it was done. */
export const ownerNext: VisitEmail = (input) =>
  appointmentEmail(input, (pets, visit) => ({
    subject: 'Next visit:',
    title: `See you ${weekday(visit)}`,
    opening: [
      `The next visit for ${petNames(pets)} is booked, as we agreed.`,
      arrivalWords(visit.time),
      arrivalPromise(visit.groomer),
      'It takes about as long as last time.',
      visit.has_reminder && promises.reminder,
      'A calendar file is attached.',
    ]
      .filter(Boolean)
      .join(' '),
    asksForYes: true,
  }));
