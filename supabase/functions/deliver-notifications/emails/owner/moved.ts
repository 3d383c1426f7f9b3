import { otherTimeWords } from '../../../_shared/visits/visit-terms.ts';
import { appointmentEmail, whenWords } from '../parts/appointment-email.ts';
import { askedTime } from '../parts/visit-facts.ts';
import type { VisitEmail } from '../visit-email.ts';

export const ownerMoved: VisitEmail = (input) =>
  appointmentEmail(input, (_pets, visit) => {
    const asked = otherTimeWords(visit, askedTime(input)) || 'It’s the time you asked for.';
    return {
      subject: 'New time',
      title: `Now ${whenWords(visit)}`,
      opening: `Your visit has moved. ${asked} Open the attached file to update your calendar. If the old time is still there, delete it. If the new time doesn’t suit you, tell us and we’ll find a better one.`,
      asksForYes: true,
    };
  });
