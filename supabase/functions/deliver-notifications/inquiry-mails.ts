import type { Business } from '../_shared/business.ts';
import { answerWithin } from '../_shared/promises.ts';
import { messageDeadline } from '../_shared/answer-deadline.ts';
import { momentWords } from './denver-time.ts';
import type { InquiryRow } from './job.ts';
import type { Block, Letter } from './letter.ts';
import { promiseBlock, reachBlocks, reachFacts, reviewNotice } from './operator-blocks.ts';
import { contactBlocks, greeting, ownerFooter } from './owner-blocks.ts';
import { clip, manyLines, oneLine } from '../_shared/safe-text.ts';

/** A message with everything that is needed to answer it. */
export function operatorInquiry(row: InquiryRow, business: Business): Letter {
  const mark = row.review_reasons.length > 0 ? ' (review)' : '';
  return {
    subject: `${inquiryTitle(row)}: ${clip(oneLine(row.message), 60)}${mark}`,
    preview: clip(oneLine(row.message), 120),
    title: inquiryTitle(row),
    blocks: operatorInquiryBlocks(row, business),
    footer: [
      `From the contact form of ${business.origin}`,
      row.email === null
        ? 'There is no email address: call or text.'
        : 'Reply to this email to write to the sender.',
    ],
  };
}

export function inquiryTitle(row: InquiryRow): string {
  return `Message from ${clip(fullName(row), 60)}`;
}

/** What a mail or a digest says of one message, below its title. */
export function operatorInquiryBlocks(row: InquiryRow, business: Business): Block[] {
  const name = fullName(row);
  const contact = { ...row, name, about: 'your message' };
  return [
    ...reviewNotice(row.review_reasons),
    promiseBlock(name, messageDeadline(new Date(row.created_at))),
    ...reachBlocks(contact, business),
    {
      kind: 'facts',
      facts: [
        { label: 'Message', text: '', detail: manyLines(row.message) },
        { label: 'Name', text: name },
        ...reachFacts(contact),
        { label: 'Sent', text: momentWords(new Date(row.created_at)) },
      ],
    },
  ];
}

function fullName({ first_name: first, last_name: last }: InquiryRow): string {
  return oneLine(`${first} ${last}`);
}

/** Thanks, and when an answer comes; without a word of the message, see `ownerBooking`. */
export function ownerInquiry(row: InquiryRow, business: Business): Letter {
  const isMarked = row.review_reasons.length > 0;
  const { contact_inquiries: hours } = answerWithin;
  return {
    subject: 'We have your message',
    preview: `We'll get back to you within ${hours} hours.`,
    title: 'We have your message',
    blocks: [
      greeting(isMarked ? '' : row.first_name),
      {
        kind: 'text',
        text: `Thank you for writing. A person reads every message, and we'll get back to you within ${hours} hours.`,
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
