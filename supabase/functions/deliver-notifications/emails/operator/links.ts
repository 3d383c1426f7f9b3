import { oneLine } from '../../../_shared/http/safe-text.ts';
import { type EmailContent, actionBlocks } from '../email-content.ts';
import { newLinkWords } from '../parts/visit-links.ts';
import type { VisitEmailInput } from '../visit-email.ts';
import { requestTitle } from './request.ts';

export function operatorLinks({ pets, business, link }: VisitEmailInput): EmailContent {
  const [{ reference, parent_name: name }] = pets;
  const ownerHasOne = pets.every(({ status }) => status !== 'review');
  const ownerWords = ownerHasOne ? ` ${oneLine(name)} has a new one too.` : '';
  return {
    subject: `New link ${reference ?? ''}: ${requestTitle(pets)}`,
    preview: newLinkWords,
    title: requestTitle(pets),
    blocks: [
      { kind: 'text', text: `${newLinkWords}${ownerWords}` },
      ...actionBlocks('Open this request', link),
    ],
    footer: [`From ${business.origin}`],
  };
}
