import { promises } from '../../../_shared/business/promises.ts';
import { arrivalWords, otherTimeWords } from '../../../_shared/visits/visit-terms.ts';
import { appointmentEmail, weekday } from '../parts/appointment-email.ts';
import { askedTime } from '../parts/appointment.ts';
import type { VisitEmail } from '../visit-email.ts';

export const ownerConfirmed: VisitEmail = (input) =>
  appointmentEmail(input, (pets, visit) => {
    const opening = [
      otherTimeWords(visit, askedTime(input)),
      arrivalWords(visit.time),
      promises.arrival,
      pets.length > 1 && 'Pets go one at a time.',
      visit.has_reminder && promises.reminder,
      'The attached file puts it on your calendar.',
    ];
    return {
      subject: 'Confirmed',
      title: `See you ${weekday(visit)}`,
      opening: opening.filter(Boolean).join(' '),
      asksForYes: true,
    };
  });
