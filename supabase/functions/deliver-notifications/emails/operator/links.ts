import { oneLine } from '../../../_shared/http/safe-text.ts';
import { type EmailContent, actionBlocks } from '../email-content.ts';
import type { VisitEmailInput } from '../visit-email.ts';
import { requestTitle } from './request.ts';

const newLinkWords =
  'We’ve replaced the customer’s link to this request. Theirs in earlier emails no longer open. Yours do.';

export function operatorLinks({ pets, business, link }: VisitEmailInput): EmailContent {
  const [{ reference, parent_name: name }] = pets;
  const ownerHasOne = pets.every(({ status }) => status !== 'review');
  const words = ownerHasOne ? `${newLinkWords} ${oneLine(name)} has a new one too.` : newLinkWords;
  return {
    subject: `New link ${reference}: ${requestTitle(pets)}`,
    preview: newLinkWords,
    title: requestTitle(pets),
    blocks: [{ kind: 'text', text: words }, ...actionBlocks('Open this request', link)],
    footer: [`From ${business.origin}`],
  };
}
