import { usd } from '../../../_shared/business/format.ts';
import { afterShave } from '../../../_shared/business/health-words.ts';
import { fixDays, payLink } from '../../../_shared/business/policy.ts';
import { oneLine } from '../../../_shared/http/safe-text.ts';
import { addDays, denverDay, formatDay, formatTime } from '../../../_shared/time/denver-time.ts';
import type { VisitRow } from '../../../_shared/visits/visit-record.ts';
import { feesWords, openPrice } from '../../../_shared/visits/visit-terms.ts';
import { type Block, type Drop, type EmailContent, actionBlocks } from '../email-content.ts';
import { dueAgain, shortPetNames } from '../parts/booking-facts.ts';
import {
  bookAgainLink,
  bookAgainWords,
  contactBlocks,
  greeting,
  noteBlocks,
  openWindowBlocks,
  visitFooter,
} from '../parts/owner-blocks.ts';
import { pastTickets, portraitLines, totalCost } from '../parts/visit-ticket.ts';
import { type VisitEmailInput, isAppointment } from '../visit-email.ts';

export function ownerThanks(
  { pets, visit, business, link }: VisitEmailInput,
  pay = payLink(),
): EmailContent | Drop {
  if (!visit || !isAppointment(visit)) return { drop: 'visit_gone' };
  const { groomer, credit } = visit;
  const names = shortPetNames(pets);
  const { label, amount } = totalCost(pets, visit);
  const fees = feesWords(visit.fees);
  const less = credit ? ` We’re sorry we were late. We took ${usd(credit)} off.` : '';
  const sum = `${usd(amount)}.${fees && ` That includes ${fees}.`}${less}`;
  // what was never agreed to, nor charged, is no price
  const isOpen = visit.charged === null && openPrice(pets, visit) !== '';
  const cost = amount > 0 && !isOpen ? { label, text: sum } : undefined;
  const weeks = visit.has_no_return ? null : pets[0].repeat_weeks;
  const due = weeks ? ` ${dueAgain(pets, weeks)}` : '';
  const noteTitle = groomer ? `A note from ${oneLine(groomer)}` : 'A note from your groomer';
  const links = [
    ...(pay && amount > 0 ? [pay] : []),
    ...(link ? [{ label: 'See your visit', href: link }] : []),
  ];
  return {
    subject: `Thank you for having us: ${names}`,
    preview: `What to watch for${visit.next ? '' : `, and how to book ${names} again`}.`,
    title: 'Thank you for having us',
    blocks: [
      ...pastTickets({ pets, visit, business }, { stamp: 'groomed', tone: 'good' }, cost),
      ...(links.length > 0 ? [{ kind: 'links', links } as const] : []),
      ...nextBlocks(visit.next, bookAgainLink(business, link)),
      greeting(pets[0].parent_name),
      ...(visit.was_thanked
        ? [{ kind: 'text', text: 'This replaces our earlier thank-you email.' } as const]
        : []),
      {
        kind: 'text',
        text: `Thank you for trusting ${oneLine(groomer).split(' ')[0] || 'us'} with ${names}. Please give ${pets.length === 1 ? names : 'each of them'} a pat from us.${due}`,
      },
      ...noteBlocks(visit.groomer_words, noteTitle),
      {
        kind: 'text',
        text: `If you don’t like the result, or we missed a spot, reply, call or text by ${formatDay(addDays(denverDay(new Date(visit.changed_at)), fixDays), 'long')}. We come back and fix it, free.`,
      },
      {
        kind: 'text',
        text: `If something looks sore, call us, or your vet if we’re closed. ${afterShave}`,
      },
      ...reviewBlocks(business.reviewLink),
      ...contactBlocks(business, `About my visit ${pets[0].reference}: `),
    ],
    footer: visitFooter(business),
  };
}

export function nextBlocks(next: VisitRow['next'], again: string): Block[] {
  if (!next) return actionBlocks('Book again', again);
  const when = `${formatDay(next.day)}, around ${formatTime(next.time)}`;
  const text = next.is_held
    ? `We’re holding your next visit: ${when}. Please say yes in our email about it.`
    : `Your next visit: ${when}.`;
  return [{ kind: 'text', text }];
}

/** Every owner gets the link: asking only happy ones is unlawful (16 CFR 465). */
function reviewBlocks(href: string): Block[] {
  if (href === '') return [];
  return [
    { kind: 'text', text: 'How did we do? A few honest words help other owners.' },
    { kind: 'links', links: [{ label: 'Write a review', href }] },
  ];
}

export function ownerReturn(input: VisitEmailInput): EmailContent | Drop {
  const { pets, visit, business, link, stop } = input;
  const [{ repeat_weeks: weeks, parent_name: name, reference }] = pets;
  if (!visit || !isAppointment(visit) || weeks === null) return { drop: 'visit_gone' };
  // never send this without a way to stop it
  if (!link || !stop) return { drop: 'no_link' };
  const possessive = `${shortPetNames(pets)}’s`;
  const dueDay = addDays(visit.day, weeks * 7);
  return {
    subject: `Time for ${possessive} next groom?`,
    preview: 'You asked for this reminder. Nothing is booked yet.',
    title: `Time for ${possessive} next groom?`,
    blocks: [
      greeting(name),
      {
        kind: 'text',
        text: `You asked us to remind you, and we’d love to see ${shortPetNames(pets)} again. ${formatDay(dueDay, 'long')}, is ${weeks} weeks after our last visit. Nothing is booked yet. ${bookAgainWords}`,
      },
      { kind: 'facts', facts: portraitLines(pets, business) },
      ...openWindowBlocks(input, bookAgainLink(business, link), dueDay),
      ...actionBlocks('Book the next visit', bookAgainLink(business, link)),
      { kind: 'text', text: 'Not now? Just leave it. This comes only once per visit.' },
      { kind: 'links', links: [{ label: 'Stop these emails', href: stop.page }] },
      ...contactBlocks(business, `About my visit ${reference}: `),
    ],
    footer: visitFooter(business),
    headers: {
      'List-Unsubscribe': `<${stop.address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
