import { type Drop, type EmailContent, actionBlocks } from '../email-content.ts';
import { contactBlocks, greeting, requestFooter } from '../parts/owner-blocks.ts';
import type { VisitEmailInput } from '../visit-email.ts';

const newLinkWords =
  'To keep your visit private, we’ve replaced its link. The links in our earlier emails no longer open. This one does.';

export function ownerLinks({ pets, business, link }: VisitEmailInput): EmailContent | Drop {
  if (link === undefined) return { drop: 'no_link' };
  const [{ reference, parent_name: name }] = pets;
  return {
    subject: `A new link to your visit ${reference}`,
    preview: newLinkWords,
    title: 'Your new link',
    blocks: [
      greeting(name),
      { kind: 'text', text: `${newLinkWords} Nothing else has changed.` },
      ...actionBlocks('See your visit', link),
      ...contactBlocks(business, `About my visit ${reference}: `),
    ],
    footer: requestFooter(business, pets),
  };
}
