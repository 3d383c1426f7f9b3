import type { Business } from '../../../_shared/business/business.ts';
import { messageAnswerTime } from '../../../_shared/time/hours.ts';
import type { EmailContent } from '../email-content.ts';
import { contactBlocks, greeting, ownerFooter } from '../parts/owner-blocks.ts';
import type { InquiryRow } from '../parts/request-rows.ts';

/** Repeats nothing from the message; see `ownerReceived`. */
export function ownerMessage(row: InquiryRow, business: Business): EmailContent {
  const isMarked = row.review_reasons.length > 0;
  return {
    subject: 'We have your message',
    preview: `We’ll get back to you ${messageAnswerTime}.`,
    title: 'We have your message',
    blocks: [
      greeting(isMarked ? '' : row.first_name),
      {
        kind: 'text',
        text: `Thank you for writing. A person reads every message, Sundays included, and we’ll get back to you ${messageAnswerTime}.`,
      },
      {
        kind: 'text',
        text: 'For a visit in the next few days, calling or texting us is faster.',
      },
      ...contactBlocks(business, 'About my message: '),
    ],
    footer: ownerFooter(business, 'message'),
  };
}
