import type { Business } from '../_shared/business.ts';
import { messageDeadline } from './answer-deadline.ts';
import { momentWords } from './denver-time.ts';
import type { InquiryRow } from './job.ts';
import type { Block, Letter } from './letter.ts';
import {
  firstName,
  promiseBlock,
  reachFacts,
  reachLinks,
  reviewNotice,
} from './operator-blocks.ts';
import { contactBlocks, ownerFooter } from './owner-blocks.ts';
import { clip, manyLines, oneLine } from './safe-text.ts';

/** A message with everything that is needed to answer it. */
export function operatorInquiry(row: InquiryRow, business: Business): Letter {
  const name = oneLine(`${row.first_name} ${row.last_name}`);
  const contact = { ...row, name, about: 'your message' };
  const mark = row.review_reasons.length > 0 ? ' (review)' : '';
  return {
    subject: `Message from ${clip(name, 60)}: ${clip(oneLine(row.message), 60)}${mark}`,
    preview: clip(oneLine(row.message), 120),
    title: `Message from ${clip(name, 60)}`,
    blocks: [
      ...reviewNotice(row.review_reasons),
      promiseBlock(name, messageDeadline(new Date(row.created_at))),
      ...reachLinks(contact, business),
      {
        kind: 'facts',
        facts: [
          { label: 'Message', text: '', detail: manyLines(row.message) },
          { label: 'Name', text: name },
          ...reachFacts(contact),
          { label: 'Sent', text: momentWords(new Date(row.created_at)) },
        ],
      },
    ],
    footer: [
      `From the contact form of ${business.origin}`,
      row.email === null
        ? 'There is no e-mail address: call or text.'
        : 'Reply to this mail to write to the sender.',
    ],
  };
}

/** Thanks, and when an answer comes; without a word of what looks like a machine's message. */
export function ownerInquiry(row: InquiryRow, business: Business): Letter {
  const isMarked = row.review_reasons.length > 0;
  return {
    subject: 'We have your message',
    preview: "We'll get back to you within 24 hours.",
    title: 'We have your message',
    blocks: [
      { kind: 'text', text: `Hi ${isMarked ? 'there' : firstName(row.first_name)},` },
      {
        kind: 'text',
        text: "Thank you for writing. A person reads every message, and we'll get back to you within 24 hours.",
      },
      ...(isMarked ? [] : [echo(row)]),
      {
        kind: 'text',
        text: 'For a visit in the next few days, calling or texting us is faster.',
      },
      ...contactBlocks(business, 'About my message: '),
    ],
    footer: ownerFooter(business, 'message'),
  };
}

function echo({ message }: InquiryRow): Block {
  return { kind: 'facts', facts: [{ label: 'You wrote', text: '', detail: manyLines(message) }] };
}
