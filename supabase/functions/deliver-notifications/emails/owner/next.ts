import { spellMinutes } from '../../../_shared/business/format.ts';
import { arrivalWords } from '../../../_shared/visits/visit-terms.ts';
import { appointmentEmail, whenWords } from '../parts/appointment-email.ts';
import { petNames } from '../parts/booking-facts.ts';
import type { VisitEmail } from '../visit-email.ts';

/** Agreed at the door, when the visit before it was done. */
export const ownerNext: VisitEmail = (input) =>
  appointmentEmail(input, (pets, visit) => ({
    subject: 'Next visit',
    title: `See you ${whenWords(visit)}`,
    opening: [
      `The next visit for ${petNames(pets)} is booked, as we agreed.`,
      arrivalWords(visit.time),
      `Plan on about ${spellMinutes(visit.minutes)}, like last time.`,
      'The attached file puts it on your calendar.',
    ].join(' '),
    asksForYes: true,
  }));
