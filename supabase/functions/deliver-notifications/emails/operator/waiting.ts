import type { Business } from '../../../_shared/business/business.ts';
import { joinNames } from '../../../_shared/business/format.ts';
import { formatPhone } from '../../../_shared/business/phone.ts';
import { clip, looksLikeName, oneLine } from '../../../_shared/http/safe-text.ts';
import { formatDay, formatDayAndTime } from '../../../_shared/time/denver-time.ts';
import { nudgeWords } from '../../../_shared/time/hours.ts';
import { reviewReason } from '../../../_shared/visits/request-words.ts';
import {
  type Block,
  type Drop,
  type EmailContent,
  type Line,
  actionBlocks,
} from '../email-content.ts';
import { operatorPage, shortFirstName } from '../parts/operator-blocks.ts';
import type { Digest, RequestLine } from '../parts/request-rows.ts';
import type { Links } from '../parts/visit-links.ts';

/** `private.count_waiting` stops there. */
export const mostCounted = 2000;

export function digestEmail(
  digest: Digest,
  business: Business,
  links: Links,
  words: LineWords = 'all',
): EmailContent | Drop {
  const { requests, waiting, suspects, signups, stopped_at: stoppedAt } = digest;
  const title = digestTitle(digest);
  if (title === '') return { drop: 'nothing_to_tell' };
  return {
    subject: title,
    preview: waiting + suspects > 0 ? 'What waits is on your page.' : 'What to do is below.',
    title,
    blocks: [
      ...(stoppedAt === null ? [] : [stoppedNotice(new Date(stoppedAt))]),
      ...(waiting + suspects > 0
        ? actionBlocks('See everything waiting', operatorPage(business))
        : []),
      ...lineBlocks(requests, links, words),
      ...(signups > 0 ? [signupNotice] : []),
    ],
    footer: [
      `From the forms of ${business.origin}`,
      'You get at most one email like this at a time.',
    ],
  };
}

/** Empty when there is nothing to tell. */
export function digestTitle({ waiting, suspects, signups, stopped_at: stoppedAt }: Digest): string {
  const counts = [
    waiting === 0 ? '' : `${atMost(waiting)} to answer`,
    suspects === 0 ? '' : `${atMost(suspects)} that ${suspects === 1 ? 'looks' : 'look'} like spam`,
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

export function nudgeEmail(
  requests: readonly RequestLine[],
  business: Business,
  links: Links,
  words: LineWords = 'all',
): EmailContent {
  const title = nudgeTitle(requests);
  return {
    subject: title,
    preview: nudgeWords,
    title:
      requests.length === 1 ? `${toName(requests, words) || 'A customer'} is still waiting` : title,
    blocks: [
      {
        kind: 'notice',
        tone: 'attention',
        title: 'Nobody has answered yet',
        text: nudgeWords,
      },
      ...actionFor(requests, business, links),
      ...lineBlocks(requests, links, words),
    ],
    footer: [`From the forms of ${business.origin}`],
  };
}

function toName([first]: readonly RequestLine[], words: LineWords): string {
  const name = shortFirstName(first?.name ?? '');
  return words === 'all' && looksLikeName(name) ? name : '';
}

function actionFor(
  [first, ...others]: readonly RequestLine[],
  business: Business,
  links: Links,
): Block[] {
  const href = others.length > 0 ? undefined : links.visits.get(first?.reference ?? '');
  return href === undefined
    ? actionBlocks('See everything waiting', operatorPage(business))
    : actionBlocks('Answer this request', href);
}

/** Says what it counts: a wish for another time can wait beside them. */
const kindWords = { bookings: 'requests', contact_inquiries: 'messages' } as const;

/** Holds nothing that was typed. */
export function nudgeTitle([first, ...others]: readonly RequestLine[]): string {
  if (first && others.length > 0) {
    const kinds = new Set([first, ...others].map(({ source }) => kindWords[source]));
    const count = others.length >= mostLines ? `More than ${mostLines}` : others.length + 1;
    return `${count} ${joinNames([...kinds])} still unanswered`;
  }
  if (first?.source === 'contact_inquiries') return 'A message is still unanswered';
  const day = first?.day ?? null;
  const when = day === null ? '' : `, asked for ${formatDay(day)}`;
  return `Still unanswered ${first?.reference ?? ''}${when}`;
}

const whereItIs =
  'Open your day: it shows every visit, with address and phone, and every request and message that waits for your answer.';

const saved = 'We couldn’t email you the details, but nothing is lost.';

/** Replaces a full email that the provider refused, and holds nothing that a visitor typed. */
export function lookUpEmail(summary: string, business: Business): EmailContent {
  return {
    subject: `${summary}: please look it up`,
    preview: saved,
    title: summary,
    blocks: [
      { kind: 'text', text: `${saved} ${whereItIs}` },
      ...actionBlocks('Open your day', operatorPage(business)),
    ],
    footer: [`From the forms of ${business.origin}`],
  };
}

/** `none` leaves out all that a visitor typed, for a provider that refuses the rest. */
export type LineWords = 'all' | 'none';

/** Strangers' links would take the whole list into the junk folder. */
const links = /\S*(?:\/\/|www\.)\S*/gi;

/** In SQL: `private.rules.most_lines`. One more comes along, to tell that there are more. */
export const mostLines = 20;

/** One line a request: reference, name, phone, day, and the link to its page. */
function lineBlocks(
  requests: readonly RequestLine[],
  { visits }: Links,
  words: LineWords,
): Block[] {
  if (requests.length === 0) return [];
  const lines = requests.slice(0, mostLines).map((request): Line => {
    const href = visits.get(request.reference ?? '');
    return {
      text: lineText(request, words),
      ...(href !== undefined && { link: { label: 'Open', href } }),
    };
  });
  const rest: Block[] =
    requests.length > mostLines
      ? [{ kind: 'text', text: `These are the first ${mostLines}. The page has all.` }]
      : [];
  return [{ kind: 'lines', lines }, ...rest];
}

function withoutLinks(text: string): string {
  return oneLine(text).replace(links, '[link]');
}

function lineText(request: RequestLine, words: LineWords): string {
  const { source, reference, name, phone, email, day, window, message } = request;
  const start = source === 'bookings' ? (reference ?? 'Booking') : 'Message';
  const typed =
    words === 'none'
      ? []
      : [
          clip(withoutLinks(name), 40),
          phone === null ? '' : formatPhone(oneLine(phone)),
          phone === null && email !== null ? oneLine(email) : '',
          message === null ? '' : `“${clip(withoutLinks(message), 60)}”`,
        ];
  const when = day === null ? [] : [`${formatDay(day)}, ${window ?? ''}`];
  const sent = `sent ${formatDayAndTime(new Date(request.sent_at))}`;
  const facts = [...typed, ...when, sent].filter(Boolean).join(', ');
  const why = request.reasons.map(reviewReason).join(' ');
  return [`${start}: ${facts}.`, why].filter(Boolean).join(' ');
}
