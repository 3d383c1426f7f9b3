import type { Business } from '../../../_shared/business.ts';
import type { Block, EmailContent } from '../email-content.ts';
import type { Digest, DigestEntry } from '../parts/request-rows.ts';
import type { Links } from '../parts/visit-links.ts';
import { messageBlocks, messageTitle } from './message.ts';
import { requestBlocks, requestTitle } from './request.ts';

/** As `digest_interval` of the database's settings. */
export const digestMinutes = 15;

export function digestEmail(
  { request, total, signups }: Digest,
  business: Business,
  links: Links,
): EmailContent {
  const unlisted = total - request.length;
  const counts = [formatCount(total, 'request'), formatCount(signups, 'newsletter address')];
  const title = `${counts.filter(Boolean).join(' and ')} marked for review`;
  return {
    subject: title,
    preview: 'They look unusual. Some may be genuine all the same.',
    title,
    blocks: [
      {
        kind: 'text',
        text: `They look unusual but may well be genuine, so nothing was dropped. You’ll get at most one email like this every ${digestMinutes} minutes.`,
      },
      ...request.flatMap((one) => entryBlocks(one, business, links)),
      ...(unlisted > 0 ? [moreNotice(unlisted)] : []),
      ...(signups > 0 ? [signupNotice] : []),
    ],
    footer: [`From the forms of ${business.origin}`],
  };
}

function formatCount(count: number, what: string): string {
  if (count === 0) return '';
  const ending = what.endsWith('s') ? 'es' : 's';
  return `${count} ${what}${count === 1 ? '' : ending}`;
}

function entryBlocks(stored: DigestEntry, business: Business, links: Links): Block[] {
  if (stored.source === 'contact_inquiries') {
    return stored.request.flatMap((row) => [
      { kind: 'heading', text: messageTitle(row) },
      ...messageBlocks(row, business),
    ]);
  }
  const [first, ...others] = stored.request;
  if (!first) return [];
  const pets = [first, ...others] as const;
  const title = [first.reference, requestTitle(pets)].filter(Boolean).join(': ');
  if (stored.kind === 'canceled')
    return [{ kind: 'heading', text: `Canceled by its owner: ${title}` }];
  return [
    { kind: 'heading', text: title },
    ...requestBlocks({
      pets,
      history: stored,
      business,
      link: links.visits.get(first.reference ?? ''),
    }),
  ];
}

function moreNotice(more: number): Block {
  return {
    kind: 'notice',
    tone: 'attention',
    title: `And ${more} more`,
    text: 'They are stored with the status “review” in the tables bookings and contact_inquiries.',
  };
}

const signupNotice: Block = {
  kind: 'notice',
  tone: 'attention',
  title: 'Newsletter addresses under review',
  text: 'They are in the table newsletter_signups with the status “review”. Set the status of a genuine one to “new”, and it gets the email that asks to confirm.',
};
