import { appointmentEmail, whenWords } from '../parts/appointment-email.ts';
import type { VisitEmail } from '../visit-email.ts';

export const ownerMoved: VisitEmail = (input) =>
  appointmentEmail(input, (_pets, visit) => ({
    subject: 'New time',
    title: `Now ${whenWords(visit)}`,
    opening:
      'Your visit has moved. Here is the new time. The attached file has it for your calendar. If the old time is still there, delete it. If the new time doesn’t suit you, tell us and we’ll find a better one.',
  }));
