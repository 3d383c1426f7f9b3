import type { Business } from '../../../_shared/business/business.ts';
import { joinNames } from '../../../_shared/business/format.ts';
import { formatDayAndTime } from '../../../_shared/time/denver-time.ts';
import { type Block, type Drop, type EmailContent, actionBlocks } from '../email-content.ts';
import { operatorPage } from '../parts/operator-blocks.ts';
import { type LineWords, lineBlocks } from '../parts/request-lines.ts';
import type { Digest } from '../parts/request-rows.ts';
import type { Links } from '../parts/visit-links.ts';

/** As `private.count_waiting` counts. */
export const mostCounted = 2000;

/** As `digest_interval` of the database's settings. */
export const digestMinutes = 15;

export function digestEmail(
  digest: Digest,
  business: Business,
  links: Links,
  words: LineWords = 'all',
): EmailContent | Drop {
  const { requests, waiting, marked, signups, stopped_at: stoppedAt } = digest;
  const title = digestTitle(digest);
  if (title === '') return { drop: 'nothing_to_tell' };
  return {
    subject: title,
    preview: waiting + marked > 0 ? 'What waits is on your page.' : 'What to do is below.',
    title,
    blocks: [
      ...(stoppedAt === null ? [] : [stoppedNotice(new Date(stoppedAt))]),
      ...(waiting + marked > 0
        ? actionBlocks('See everything waiting', operatorPage(business))
        : []),
      ...lineBlocks(requests, links, words),
      ...(signups > 0 ? [signupNotice] : []),
    ],
    footer: [
      `From the forms of ${business.origin}`,
      `You get at most one email like this every ${digestMinutes} minutes.`,
    ],
  };
}

/** Empty when there is nothing to tell. */
export function digestTitle({ waiting, marked, signups, stopped_at: stoppedAt }: Digest): string {
  const counts = [
    waiting === 0 ? '' : `${atMost(waiting)} to answer`,
    marked === 0 ? '' : `${atMost(marked)} that ${marked === 1 ? 'looks' : 'look'} like spam`,
    signups === 0
      ? ''
      : `${signups} newsletter ${signups === 1 ? 'address' : 'addresses'} to look through`,
  ].filter(Boolean);
  if (counts.length > 0) return joinNames(counts);
  return stoppedAt === null ? '' : 'Emails to customers are waiting';
}

function atMost(count: number): string {
  return count >= mostCounted ? `${mostCounted.toLocaleString('en-US')} or more` : String(count);
}

function stoppedNotice(since: Date): Block {
  return {
    kind: 'notice',
    tone: 'attention',
    title: 'Receipts to customers are waiting',
    text: `Too many of them bounced or were marked as spam, most recently ${formatDayAndTime(since)}. Anyone who sends a request now hears nothing until you answer. Your answers, reminders and your own emails still go out. Answer requests as usual, and ask your developer to look at it today.`,
  };
}

const signupNotice: Block = {
  kind: 'notice',
  tone: 'attention',
  title: 'Newsletter addresses under review',
  text: 'In Supabase, open the table newsletter_subscribers and look for the status “review”. Set a genuine address to “new”, and it gets the email that asks to confirm.',
};
