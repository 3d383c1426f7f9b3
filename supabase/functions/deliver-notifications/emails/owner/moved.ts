import { arrivalPromise, promises } from '../../../_shared/business/promises.ts';
import { arrivalWords, otherTime } from '../../../_shared/visits/visit-terms.ts';
import { appointmentEmail } from '../parts/appointment-email.ts';
import { askedTime } from '../parts/appointment.ts';
import type { VisitEmail } from '../visit-email.ts';

export const ownerMoved: VisitEmail = (input) =>
  appointmentEmail(input, (_pets, visit) => {
    const asked = askedTime(input);
    const other = otherTime(visit, asked);
    const opening = [
      !asked || other ? 'We moved your visit.' : 'We moved your visit to the time you asked for.',
      arrivalWords(visit.time),
      arrivalPromise(visit.groomer),
      visit.has_reminder && promises.reminder,
      'Open the attached file to update your calendar. If the old time is still there, delete it.',
    ];
    return {
      subject: 'New time:',
      title: 'Your new time',
      otherTime: other?.words,
      opening: opening.filter(Boolean).join(' '),
      asksForYes: true,
    };
  });
