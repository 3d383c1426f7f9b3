import { arrivalPromise, promises } from '../../../_shared/business/promises.ts';
import { appointmentEmail } from '../parts/appointment-email.ts';
import type { VisitEmail } from '../visit-email.ts';

export const ownerUpdated: VisitEmail = (input) =>
  appointmentEmail(input, (_pets, visit) => ({
    subject: 'Updated:',
    title: 'Your visit is updated',
    opening: [
      'We’ve updated your visit with the details you sent. The time hasn’t changed. Open the attached file to update your calendar.',
      arrivalPromise(visit.groomer),
      visit.has_reminder && promises.reminder,
    ]
      .filter(Boolean)
      .join(' '),
  }));
