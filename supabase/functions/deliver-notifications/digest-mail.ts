import type { Business } from '../_shared/business.ts';
import { inquiryTitle, operatorInquiryBlocks } from './inquiry-mails.ts';
import type { DigestJob, StoredRequest } from './job.ts';
import type { Block, Letter } from './letter.ts';
import { bookingTitle, operatorBookingBlocks } from './operator-booking.ts';
import type { Links } from './visit-links.ts';

/** One mail about all requests that were marked for review since the last one. */
export function digestLetter(
  { request, total }: DigestJob,
  business: Business,
  links: Links,
): Letter {
  const more = total - request.length;
  return {
    subject: `${countOf(total)} marked for review`,
    preview: 'They look unusual. Some may be genuine all the same.',
    title: `${countOf(total)} marked for review`,
    blocks: [
      {
        kind: 'text',
        text: 'They look unusual but may well be genuine, so nothing was dropped. You’ll get at most one email like this every 15 minutes.',
      },
      ...request.flatMap((one) => requestBlocks(one, business, links)),
      ...(more > 0 ? [moreNotice(more)] : []),
    ],
    footer: [`From the forms of ${business.origin}`],
  };
}

function countOf(total: number): string {
  return total === 1 ? '1 request' : `${total} requests`;
}

function requestBlocks(stored: StoredRequest, business: Business, links: Links): Block[] {
  if (stored.source === 'contact_inquiries') {
    return stored.request.flatMap((row) => [
      { kind: 'heading', text: inquiryTitle(row) },
      ...operatorInquiryBlocks(row, business),
    ]);
  }
  const [first, ...others] = stored.request;
  if (!first) return [];
  const pets = [first, ...others] as const;
  const title = [first.reference, bookingTitle(pets)].filter(Boolean).join(': ');
  return [
    { kind: 'heading', text: title },
    ...operatorBookingBlocks(pets, stored.is_repeat, business, links.get(first.reference ?? '')),
  ];
}

function moreNotice(more: number): Block {
  return {
    kind: 'notice',
    tone: 'attention',
    title: `And ${more} more`,
    text: 'They are stored with the status "review" in the tables bookings and contact_inquiries.',
  };
}
