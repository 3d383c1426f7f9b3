import { appointmentEmail, whenWords } from '../parts/appointment-email.ts';
import type { VisitEmail } from '../visit-email.ts';

export const ownerUpdated: VisitEmail = (input) =>
  appointmentEmail(input, (_pets, visit) => ({
    subject: 'Updated',
    title: `Still ${whenWords(visit)}`,
    opening:
      'We’ve updated your visit with the details you sent. The time hasn’t changed. Open the attached file to update your calendar.',
  }));
