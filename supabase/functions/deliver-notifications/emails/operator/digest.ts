import type { Business } from '../../../_shared/business/business.ts';
import { joinNames } from '../../../_shared/business/format.ts';
import { formatDayAndTime } from '../../../_shared/time/denver-time.ts';
import { type Block, type Drop, type EmailContent, actionBlocks } from '../email-content.ts';
import { operatorPage } from '../parts/operator-blocks.ts';
import { type LineWords, lineBlocks } from '../parts/request-lines.ts';
import type { Digest } from '../parts/request-rows.ts';
import type { Links } from '../parts/visit-links.ts';

/** As `digest_interval` of the database's settings. */
export const digestMinutes = 15;

export function digestEmail(
  digest: Digest,
  business: Business,
  links: Links,
  words: LineWords = 'all',
): EmailContent | Drop {
  const { requests, has_more: hasMore, signups, stopped_at: stoppedAt } = digest;
  const isLikely = (reasons: readonly string[]) => reasons.every((reason) => reason === 'surge');
  const likely = requests.filter(({ reasons }) => isLikely(reasons));
  const unusual = requests.filter(({ reasons }) => !isLikely(reasons));
  const title = digestTitle(digest);
  if (title === '') return { drop: 'nothing_to_tell' };
  return {
    subject: title,
    preview: 'Some may be real requests that came in a rush of others.',
    title,
    blocks: [
      ...(stoppedAt === null ? [] : [stoppedNotice(new Date(stoppedAt))]),
      ...(requests.length > 0
        ? actionBlocks('See everything waiting', operatorPage(business))
        : []),
      ...(likely.length > 0 ? [{ kind: 'heading', text: 'Probably real' } as const] : []),
      ...lineBlocks(likely, links, words),
      ...(unusual.length > 0 ? [{ kind: 'heading', text: 'Unusual' } as const] : []),
      ...lineBlocks(unusual, links, words),
      ...(hasMore ? [moreNotice] : []),
      ...(signups > 0 ? [signupNotice] : []),
    ],
    footer: [
      `From the forms of ${business.origin}`,
      `You get at most one email like this every ${digestMinutes} minutes.`,
    ],
  };
}

/** Empty when there is nothing to tell. */
export function digestTitle({ requests, signups, stopped_at: stoppedAt }: Digest): string {
  const messages = requests.filter(({ source }) => source === 'contact_inquiries').length;
  const counts = [
    formatCount(requests.length - messages, 'request', 'requests'),
    formatCount(messages, 'message', 'messages'),
    formatCount(signups, 'newsletter address', 'newsletter addresses'),
  ].filter(Boolean);
  if (counts.length > 0) return `${joinNames(counts)} to look through`;
  return stoppedAt === null ? '' : 'Emails to customers are waiting';
}

function formatCount(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}

function stoppedNotice(since: Date): Block {
  return {
    kind: 'notice',
    tone: 'attention',
    title: 'Receipts to customers are waiting',
    text: `Too many of them bounced or were marked as spam, most recently ${formatDayAndTime(since)}. Anyone who sends a request now hears nothing until you answer. Your answers, reminders and your own emails still go out. The operating guide says what to do.`,
  };
}

const moreNotice: Block = {
  kind: 'notice',
  tone: 'attention',
  title: 'More may be waiting',
  text: 'This email is full. The rest comes with the next one.',
};

const signupNotice: Block = {
  kind: 'notice',
  tone: 'attention',
  title: 'Newsletter addresses under review',
  text: 'They’re in the table newsletter_signups with the status “review”. Set a genuine one to “new” and it gets the email that asks to confirm.',
};
