import { promises } from '../../../_shared/business/promises.ts';
import { formatDay, formatTime } from '../../../_shared/time/denver-time.ts';
import { findEnding } from '../../../_shared/visits/end-reasons.ts';
import { nobodyHomeWords } from '../../../_shared/visits/visit-terms.ts';
import { type Drop, type EmailContent, actionBlocks } from '../email-content.ts';
import { petNames, safePetNames } from '../parts/booking-facts.ts';
import { bookAgainLink, nextSteps, openWindowBlocks } from '../parts/ended-blocks.ts';
import { contactBlocks, greeting, noteBlocks, requestFooter } from '../parts/owner-blocks.ts';
import { pastTickets } from '../parts/visit-ticket.ts';
import { type VisitEmailInput, isAppointment } from '../visit-email.ts';

const endings = {
  another_day: {
    preview: 'We’re sorry, and we’d still love to come.',
    text: 'Pick another day below. The link fills in what you sent us. Or call or text us, and we’ll look at the calendar together.',
  },
  phone: {
    preview: 'We’re sorry. Nothing is booked, and there’s nothing to pay.',
    text: 'If you’d like to talk it over, call or text us.',
  },
  none: {
    preview: 'We’re sorry. Nothing is booked, and there’s nothing to pay.',
    text: 'If we have your address wrong, reply to this email and we’ll look again.',
  },
} as const;

export function ownerDeclined(input: VisitEmailInput): EmailContent | Drop {
  const { pets, visit, business, link } = input;
  if (!visit) return { drop: 'visit_gone' };
  const [{ preferred_date: day, reference }] = pets;
  const { reason } = visit;
  const { preview, text } = endings[findEnding(reason)];
  return {
    subject: `We can’t make ${formatDay(day)}: your request ${reference}`,
    preview,
    title: 'We can’t make this one',
    blocks: [
      greeting(pets[0].parent_name),
      {
        kind: 'text',
        text: `Thank you for asking us. We’re sorry, but we can’t take your request for ${safePetNames(pets)} on ${formatDay(day, 'long')}.`,
      },
      ...noteBlocks(visit.note, 'Why'),
      { kind: 'text', text },
      ...nextSteps({
        pets,
        business,
        link,
        reason,
        windows: openWindowBlocks(input, bookAgainLink(business, link)),
      }),
    ],
    footer: requestFooter(business, pets),
  };
}

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
