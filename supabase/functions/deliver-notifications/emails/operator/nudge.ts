import { oneLine } from '../../../_shared/safe-text.ts';
import type { EmailContent } from '../email-content.ts';
import type { VisitEmailInput } from '../visit-email.ts';
import { requestBlocks, requestTitle } from './request.ts';

export function operatorNudge(input: VisitEmailInput): EmailContent {
  const { pets, business } = input;
  const [first] = pets;
  const title = requestTitle(pets);
  return {
    subject: `Still unanswered ${first.reference ?? ''}: ${title}, ${oneLine(first.zip_code)}`,
    preview: `${oneLine(first.parent_name)} is waiting.`,
    title,
    blocks: [
      {
        kind: 'notice',
        tone: 'attention',
        title: 'Nobody has answered this request yet',
        text: 'This is the only reminder you’ll get about it.',
      },
      ...requestBlocks(input),
    ],
    footer: [`From the booking form of ${business.origin}`],
  };
}
