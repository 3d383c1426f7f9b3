import { promises } from '../../../_shared/business/promises.ts';
import { formatDay, formatTime } from '../../../_shared/time/denver-time.ts';
import { nobodyHomeWords } from '../../../_shared/visits/visit-terms.ts';
import { type Drop, type EmailContent, actionBlocks } from '../email-content.ts';
import { petNames } from '../parts/booking-facts.ts';
import { bookAgainLink } from '../parts/ended-blocks.ts';
import { contactBlocks, greeting, requestFooter } from '../parts/owner-blocks.ts';
import { pastTickets } from '../parts/visit-ticket.ts';
import { type VisitEmailInput, isAppointment } from '../visit-email.ts';

/** First whether they are well, then what happened and what follows: no thanks, no apology, no review. */
export function ownerMissed({ pets, visit, business, link }: VisitEmailInput): EmailContent | Drop {
  if (!visit || !isAppointment(visit)) return { drop: 'visit_gone' };
  const text = `We hope you’re all right, and ${petNames(pets)} too. ${nobodyHomeWords(visit, visit.fee)}`;
  return {
    subject: `Nobody was home: ${petNames(pets)}, ${formatDay(visit.day)} at ${formatTime(visit.time)}`,
    preview: text,
    title: 'We came, and nobody was home',
    blocks: [
      ...pastTickets({ pets, visit, business }, { stamp: 'missed', tone: 'gone' }),
      greeting(pets[0].parent_name),
      { kind: 'text', text },
      {
        kind: 'text',
        text: `If a pet was sick or something came up, call or text us. ${promises.sickPet} To book again, open the link below. It fills in what you sent us, and you pick the day.`,
      },
      ...actionBlocks('Book again', bookAgainLink(business, link)),
      ...contactBlocks(business, `About my visit ${pets[0].reference}: `),
    ],
    footer: requestFooter(business, pets),
  };
}
