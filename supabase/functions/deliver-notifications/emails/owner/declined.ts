import { formatDay } from '../../../_shared/denver-time.ts';
import type { Drop, EmailContent } from '../email-content.ts';
import { safePetNames } from '../parts/booking-facts.ts';
import { nextSteps, tentativeEntryWords } from '../parts/ended-blocks.ts';
import { greeting, noteBlocks, ownerFooter } from '../parts/owner-blocks.ts';
import type { VisitEmailInput } from '../visit-email.ts';

export function ownerDeclined({
  pets,
  visit,
  business,
  link,
}: VisitEmailInput): EmailContent | Drop {
  if (!visit) return { drop: 'visit_gone' };
  const [{ preferred_date: day, reference }] = pets;
  return {
    subject: `We can’t make ${formatDay(day)}: your request ${reference ?? ''}`.trimEnd(),
    preview: 'We’re sorry. We’d love to find you another day.',
    title: 'We can’t make this one',
    blocks: [
      greeting(pets[0].parent_name),
      {
        kind: 'text',
        text: `Thank you for asking us. We’re sorry: we can’t take your request for ${safePetNames(pets)} on ${formatDay(day, 'long')}.`,
      },
      ...noteBlocks(visit.note, 'Why'),
      { kind: 'text', text: tentativeEntryWords },
      {
        kind: 'text',
        text: 'If another day works for you, the link below brings back what you sent us: you only pick a day. Or call or text us, and we’ll look at the calendar together.',
      },
      ...nextSteps({ pets, business, link }),
    ],
    footer: ownerFooter(business, 'booking request'),
  };
}
