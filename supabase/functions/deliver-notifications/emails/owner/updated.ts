import { appointmentEmail, whenWords } from '../parts/appointment-email.ts';
import type { VisitEmail } from '../visit-email.ts';

export const ownerUpdated: VisitEmail = (input) =>
  appointmentEmail(input, (_pets, visit) => ({
    subject: 'Updated',
    title: `Still ${whenWords(visit)}`,
    opening:
      'We’ll go by the details you sent us after we confirmed your visit. The time is the same. The attached file has them for your calendar.',
  }));
