import type { Business } from '../../../_shared/business/business.ts';
import { formatDay } from '../../../_shared/time/denver-time.ts';
import { timeWindows } from '../../../_shared/time/hours.ts';
import { findEnding } from '../../../_shared/visits/end-reasons.ts';
import { endLink } from '../../../_shared/visits/link-endings.ts';
import {
  daysAhead,
  firstOpenWindows,
  mostMinutesOf,
} from '../../../_shared/visits/open-windows.ts';
import { matchesRequest } from '../../../_shared/visits/visit-terms.ts';
import { type Block, actionBlocks } from '../email-content.ts';
import { type VisitEmailInput, askedTime } from '../visit-email.ts';
import { contactBlocks } from './owner-blocks.ts';

export const canceledEntryWords =
  'The attached file removes the visit from your calendar. If it’s still there, delete it.';

type Ended = Pick<VisitEmailInput, 'pets' | 'business' | 'link'> & {
  /** Of `openWindowBlocks`, where the email names some. */
  readonly windows?: Block[];
  /** A key of `endReasons`. */
  readonly reason: string | null;
};

/** What the owner can do now, as the reason allows. */
export function nextSteps({ pets, business, link, reason, windows = [] }: Ended): Block[] {
  const [{ reference }] = pets;
  const contact = contactBlocks(business, `About my request ${reference}: `);
  switch (findEnding(reason)) {
    case 'another_day':
      return [
        ...windows,
        ...actionBlocks('Ask for another day', bookAgainLink(business, link)),
        ...contact,
      ];
    case 'phone':
      return contact;
    case 'none':
      return [];
  }
}

export function bookAgainLink({ origin }: Business, link: string | undefined): string {
  return link ? endLink(link, 'again') : `${origin}/booking`;
}

/**
 * Two windows that are open as the email is written, each a link to `form` with that one chosen; nothing if none is. Not the
 * one that was asked for, which the owner does not get, nor the one that we moved the visit out of, and none of a day that we called full.
 */
export function openWindowBlocks(
  { pets, visit, wish, history }: Pick<VisitEmailInput, 'pets' | 'visit' | 'wish' | 'history'>,
  form: string,
  now = new Date(),
): Block[] {
  const { busy_days: busyDays } = history;
  if (!busyDays) return [];
  const question = {
    minutes: visit?.minutes ?? mostMinutesOf(pets.length),
    zipCode: pets[0].zip_code,
  };
  const asked = askedTime({ pets, wish });
  const from = visit?.moved_from;
  const isFull = visit?.reason === 'fully_booked';
  const ahead = daysAhead(busyDays, question, now);
  const links = firstOpenWindows(ahead, timeWindows.length + 3, pets[0].preferred_date)
    .filter(({ day, window }) => day !== asked?.day || (!isFull && window !== asked.window))
    .filter((open) => !from || !matchesRequest(from, open))
    .slice(0, 2)
    .map(({ day, window }) => {
      const href = new URL(form);
      href.searchParams.set('day', day);
      href.searchParams.set('window', window);
      return { label: `${formatDay(day)}, ${window}`, href: href.href };
    });
  if (links.length === 0) return [];
  return [
    { kind: 'text', text: 'Open as we write this. Tap one to ask for it:' },
    { kind: 'links', links },
  ];
}
