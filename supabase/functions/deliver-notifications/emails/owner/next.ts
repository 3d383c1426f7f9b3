import { arrivalPromise, promises } from '../../../_shared/business/promises.ts';
import { formatDay } from '../../../_shared/time/denver-time.ts';
import { arrivalWords } from '../../../_shared/visits/visit-terms.ts';
import { appointmentEmail } from '../parts/appointment-email.ts';
import { petNames } from '../parts/booking-facts.ts';
import type { VisitEmail } from '../visit-email.ts';

/** Agreed at the door, when the visit before it was done. */
export const ownerNext: VisitEmail = (input) =>
  appointmentEmail(input, (pets, visit) => ({
    subject: 'Next visit:',
    title: `See you ${formatDay(visit.day, 'long')}`,
    opening: [
      `The next visit for ${petNames(pets)} is booked, as we agreed.`,
      arrivalWords(visit.time),
      arrivalPromise(visit.groomer),
      visit.has_reminder && promises.reminder,
      'A calendar file is attached.',
    ]
      .filter(Boolean)
      .join(' '),
  }));
