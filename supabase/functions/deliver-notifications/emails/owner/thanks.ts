import { usd } from '../../../_shared/business/format.ts';
import { payLink } from '../../../_shared/business/policy.ts';
import { oneLine } from '../../../_shared/http/safe-text.ts';
import { sumEstimates } from '../../../_shared/visits/request-details.ts';
import { visitPrice } from '../../../_shared/visits/visit-terms.ts';
import { type Drop, type EmailContent, actionBlocks } from '../email-content.ts';
import { petNames, petsInSubject } from '../parts/booking-facts.ts';
import { bookAgainLink } from '../parts/ended-blocks.ts';
import { contactBlocks, greeting, noteBlocks, requestFooter } from '../parts/owner-blocks.ts';
import type { VisitEmailInput } from '../visit-email.ts';

export function ownerThanks(
  { pets, visit, business, link }: VisitEmailInput,
  pay = payLink(),
): EmailContent | Drop {
  if (!visit) return { drop: 'visit_gone' };
  const { groomer, travel_fee: fee, price } = visit;
  const amount = visitPrice({ price, estimate: sumEstimates(pets) });
  const amountLabel = price === null ? 'Estimate' : 'Price';
  const noteTitle = groomer ? `A note from ${oneLine(groomer)}` : 'A note from your groomer';
  const { reviewLink } = business;
  return {
    subject: `Thank you for having us: ${petsInSubject(pets)}`,
    preview: `It was a pleasure to groom ${petNames(pets)}.`,
    title: 'Thank you for having us',
    blocks: [
      greeting(pets[0].parent_name),
      { kind: 'text', text: `It was a pleasure to groom ${petNames(pets)}.` },
      ...noteBlocks(visit.groomer_words, noteTitle),
      ...(amount > 0
        ? [{ kind: 'facts', facts: [{ label: amountLabel, text: usd(amount + fee) }] } as const]
        : []),
      ...(pay && amount > 0 ? [{ kind: 'links', links: [pay] } as const] : []),
      ...actionBlocks('Book again', bookAgainLink(business, link)),
      // every owner gets the link: asking only happy ones is unlawful (16 CFR 465)
      ...(reviewLink
        ? ([
            { kind: 'text', text: 'How did we do? A few honest words help other owners.' },
            { kind: 'links', links: [{ label: 'Write a review', href: reviewLink }] },
          ] as const)
        : []),
      { kind: 'text', text: 'If anything isn’t right, reply, call or text us.' },
      ...(link
        ? [{ kind: 'links', links: [{ label: 'See your visit', href: link }] } as const]
        : []),
      ...contactBlocks(business, `About my visit ${pets[0].reference ?? ''}: `),
    ],
    footer: requestFooter(business, pets),
  };
}
