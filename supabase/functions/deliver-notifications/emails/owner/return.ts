import { usd } from '../../../_shared/business/format.ts';
import { repeatWish } from '../../../_shared/business/repeat-visits.ts';
import { addDays, formatDay } from '../../../_shared/time/denver-time.ts';
import { type Drop, type EmailContent, actionBlocks } from '../email-content.ts';
import { petNames } from '../parts/booking-facts.ts';
import { bookAgainLink, openWindowBlocks } from '../parts/ended-blocks.ts';
import { contactBlocks, greeting, requestFooter } from '../parts/owner-blocks.ts';
import { portraitLines, totalCost } from '../parts/visit-ticket.ts';
import { type VisitEmailInput, isAppointment } from '../visit-email.ts';

export function ownerReturn(input: VisitEmailInput): EmailContent | Drop {
  const { pets, visit, business, link, stop } = input;
  const [{ repeat_weeks: weeks, parent_name: name, reference }] = pets;
  if (!visit || !isAppointment(visit) || weeks === null) return { drop: 'visit_gone' };
  // never send this without a way to stop it
  if (!link || !stop) return { drop: 'no_link' };
  const { amount } = totalCost(pets, visit);
  const cost = amount > 0 ? `Last time: ${usd(amount)}.` : '';
  const possessive = `${petNames(pets)}’s`;
  return {
    subject: `Time for ${possessive} next groom?`,
    preview: `You asked for a reminder ${repeatWish(weeks)}. Nothing is booked yet.`,
    title: `Time for ${possessive} next groom?`,
    blocks: [
      greeting(name),
      {
        kind: 'text',
        text: `It will be ${weeks} weeks on ${formatDay(addDays(visit.day, weeks * 7), 'long')}. You asked for a reminder ${repeatWish(weeks)}. Nothing is booked yet. The link below fills in everything from last time. Just pick a day.`,
      },
      { kind: 'facts', facts: portraitLines(pets, business, cost) },
      ...openWindowBlocks(input, bookAgainLink(business, link)),
      ...actionBlocks('Book the next visit', bookAgainLink(business, link)),
      {
        kind: 'text',
        text: 'Not now? Do nothing. We won’t remind you again until you book.',
      },
      { kind: 'links', links: [{ label: 'Send no more of these emails', href: stop.page }] },
      ...contactBlocks(business, `About my visit ${reference}: `),
    ],
    footer: requestFooter(business, pets),
    headers: {
      'List-Unsubscribe': `<${stop.address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
