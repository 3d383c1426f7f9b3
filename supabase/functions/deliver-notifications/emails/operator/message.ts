import type { Business } from '../../../_shared/business/business.ts';
import { mailLink } from '../../../_shared/business/contact-links.ts';
import { isMailable } from '../../../_shared/http/mailable.ts';
import { clip, manyLines, oneLine } from '../../../_shared/http/safe-text.ts';
import { formatDayAndTime } from '../../../_shared/time/denver-time.ts';
import { messageDeadline } from '../../../_shared/time/open-days.ts';
import { type Block, type EmailContent, actionBlocks } from '../email-content.ts';
import { promiseBlock, reachBlocks, reachFacts, shortFirstName } from '../parts/operator-blocks.ts';
import type { InquiryRow } from '../parts/request-rows.ts';

export function operatorMessage(row: InquiryRow, business: Business): EmailContent {
  return {
    subject: `${messageTitle(row)}: ${clip(oneLine(row.message), 60)}`,
    preview: clip(oneLine(row.message), 120),
    title: messageTitle(row),
    blocks: messageBlocks(row, business),
    footer: [
      `From the contact form of ${business.origin}`,
      row.email === null
        ? 'They left no email address, so call or text.'
        : 'Reply to this email to write to the sender.',
    ],
  };
}

function messageTitle(row: InquiryRow): string {
  return `Message from ${clip(fullName(row), 60)}`;
}

function messageBlocks(row: InquiryRow, business: Business): Block[] {
  const name = fullName(row);
  const contact = { ...row, name, about: 'your message' };
  return [
    promiseBlock(name, messageDeadline(new Date(row.created_at))),
    ...answerBlocks(row, name),
    ...reachBlocks(contact, business),
    {
      kind: 'facts',
      facts: [
        { label: 'Message', text: '', detail: manyLines(row.message) },
        { label: 'Name', text: name },
        ...reachFacts(contact),
        { label: 'Sent', text: formatDayAndTime(new Date(row.created_at)) },
      ],
    },
  ];
}

function answerBlocks({ email }: InquiryRow, name: string): Block[] {
  return email !== null && isMailable(email)
    ? actionBlocks(`Email ${shortFirstName(name)}`, mailLink(email))
    : [];
}

function fullName({ first_name: first, last_name: last }: InquiryRow): string {
  return oneLine(`${first} ${last}`);
}
