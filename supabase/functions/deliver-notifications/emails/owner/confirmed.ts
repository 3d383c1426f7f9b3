import { spellMinutes } from '../../../_shared/business/format.ts';
import { arrivalMinutes } from '../../../_shared/time/hours.ts';
import { arrivalWords, otherTimeWords } from '../../../_shared/visits/visit-terms.ts';
import { appointmentEmail, whenWords } from '../parts/appointment-email.ts';
import { petNames } from '../parts/booking-facts.ts';
import { askedTime } from '../parts/visit-facts.ts';
import type { VisitEmail } from '../visit-email.ts';

export const ownerConfirmed: VisitEmail = (input) =>
  appointmentEmail(input, (pets, visit) => {
    const turns = pets.length === 1 ? '' : ', one at a time';
    const opening = [
      'Your visit is confirmed.',
      otherTimeWords(visit, askedTime(input)),
      arrivalWords(visit.time),
      `We’ll text when we’re ${arrivalMinutes} minutes away.`,
      `Plan on about ${spellMinutes(visit.minutes)} for ${petNames(pets)}${turns}.`,
      'The attached file puts it on your calendar.',
    ];
    return {
      subject: 'Confirmed',
      title: `See you ${whenWords(visit)}`,
      opening: opening.filter(Boolean).join(' '),
      asksForYes: true,
    };
  });
