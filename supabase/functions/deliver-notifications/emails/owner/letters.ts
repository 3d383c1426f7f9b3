import type { Business } from '../../../_shared/business/business.ts';
import { messageAnswerTime, phoneTimes } from '../../../_shared/time/hours.ts';
import { type Drop, type EmailContent, actionBlocks } from '../email-content.ts';
import { contactBlocks, greeting, ownerFooter, visitFooter } from '../parts/owner-blocks.ts';
import type { InquiryRow } from '../parts/request-rows.ts';
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
    footer: visitFooter(business),
  };
}

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
        text: `For a visit in the next few days, call or text us, ${phoneTimes}.`,
      },
      ...contactBlocks(business, 'About my message: '),
    ],
    footer: ownerFooter(business, 'message'),
  };
}

export function confirmAddressEmail(token: string, business: Business): EmailContent {
  const href = `${business.origin}/newsletter/confirm#${encodeURIComponent(token)}`;
  return {
    subject: 'Please confirm: letters from the van',
    preview: 'Open the link and tap Confirm.',
    title: 'Is this address yours?',
    blocks: [
      {
        kind: 'text',
        text: 'Someone, probably you, signed up for our newsletter, Letters from the van, with this address. Please confirm that you want it.',
      },
      { kind: 'action', link: { label: 'Confirm my address', href } },
      {
        kind: 'text',
        text: 'If it wasn’t you, do nothing. Without your confirmation we won’t send anything, and we’ll delete the address after 30 days.',
      },
    ],
    footer: ownerFooter(business, 'newsletter sign-up', []),
  };
}
