import type { Business } from '../../../_shared/business/business.ts';
import { looksLikeName } from '../../../_shared/http/safe-text.ts';
import { formatDay } from '../../../_shared/time/denver-time.ts';
import { nudgeWords } from '../../../_shared/time/hours.ts';
import { type Block, type EmailContent, actionBlocks } from '../email-content.ts';
import { firstName, operatorPage } from '../parts/operator-blocks.ts';
import { type LineWords, lineBlocks, mostLines } from '../parts/request-lines.ts';
import type { RequestLine } from '../parts/request-rows.ts';
import type { Links } from '../parts/visit-links.ts';

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
  const name = firstName(first?.name ?? '');
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

/** Holds nothing that was typed. */
export function nudgeTitle([first, ...others]: readonly RequestLine[]): string {
  if (others.length >= mostLines) return `More than ${mostLines} still unanswered`;
  if (others.length > 0) return `${others.length + 1} still unanswered`;
  if (first?.source === 'contact_inquiries') return 'A message is still unanswered';
  const day = first?.day ?? null;
  const when = day === null ? '' : `, asked for ${formatDay(day)}`;
  return `Still unanswered ${first?.reference ?? ''}${when}`;
}
