import { formatPhone } from '../../../_shared/business/phone.ts';
import { clip, oneLine } from '../../../_shared/http/safe-text.ts';
import { formatDay, formatDayAndTime } from '../../../_shared/time/denver-time.ts';
import { reviewReason } from '../../../_shared/visits/request-words.ts';
import type { Block, Line } from '../email-content.ts';
import type { RequestLine } from './request-rows.ts';
import type { Links } from './visit-links.ts';

/** `none`: nothing that a visitor typed, for a provider that refuses the rest. */
export type LineWords = 'all' | 'none';

/** Strangers' links would take the whole list into the junk folder. */
const links = /\S*(?:\/\/|www\.)\S*/gi;

/** In SQL: `private.rules.most_lines`. One more comes along, to tell that there are more. */
export const mostLines = 20;

/** One line a request: reference, name, phone, day, and the link to its page. */
export function lineBlocks(
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
