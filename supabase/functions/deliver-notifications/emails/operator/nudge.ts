import type { Business } from '../../../_shared/business/business.ts';
import { formatDay } from '../../../_shared/time/denver-time.ts';
import { type Block, type EmailContent, actionBlocks } from '../email-content.ts';
import { operatorPage } from '../parts/operator-blocks.ts';
import { type LineWords, lineBlocks } from '../parts/request-lines.ts';
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
    preview: 'You promised an answer, and it’s almost due.',
    title,
    blocks: [
      {
        kind: 'notice',
        tone: 'attention',
        title: 'Nobody has answered yet',
        text:
          requests.length === 1
            ? 'You promised this owner an answer within the next half hour. This is the only reminder you’ll get about it.'
            : 'You promised these owners an answer within the next half hour. This is the only reminder you’ll get about them.',
      },
      ...actionFor(requests, business, links),
      ...lineBlocks(requests, links, words),
    ],
    footer: [`From the booking form of ${business.origin}`],
  };
}

function actionFor(
  [first, ...others]: readonly RequestLine[],
  business: Business,
  links: Links,
): Block[] {
  return others.length > 0
    ? actionBlocks('See all that waits', operatorPage(business))
    : actionBlocks('Answer this request', links.visits.get(first?.reference ?? ''));
}

/** Holds nothing that was typed. */
export function nudgeTitle([first, ...others]: readonly RequestLine[]): string {
  if (others.length > 0) return `${others.length + 1} requests still unanswered`;
  const day = first?.day ?? null;
  const when = day === null ? '' : `, asked for ${formatDay(day)}`;
  return `Still unanswered ${first?.reference ?? ''}${when}`;
}
