import type { Business } from '../../../_shared/business/business.ts';
import { callLink, rulesPath, textLink } from '../../../_shared/business/contact-links.ts';
import { formatPhone } from '../../../_shared/business/phone.ts';
import { looksLikeName, manyLines, oneLine } from '../../../_shared/http/safe-text.ts';
import { addDays, formatDay } from '../../../_shared/time/denver-time.ts';
import { findEnding } from '../../../_shared/visits/end-reasons.ts';
import {
  daysAhead,
  firstOpenWindows,
  mostMinutesOf,
} from '../../../_shared/visits/open-windows.ts';
import { endLink } from '../../../_shared/visits/reference.ts';
import { askedTime, matchesRequest } from '../../../_shared/visits/visit-terms.ts';
import { type Block, actionBlocks } from '../email-content.ts';
import { type VisitEmailInput, isAppointment } from '../visit-email.ts';

/** `Hi there,` unless the first word looks like a name. */
export function greeting(name: string): Block {
  const [first = ''] = oneLine(name).split(' ');
  return { kind: 'text', look: 'greeting', text: `Hi ${looksLikeName(first) ? first : 'there'},` };
}

export function contactBlocks(
  { origin, phone, shortName }: Business,
  message: string,
  closing = '',
): Block[] {
  return [
    { kind: 'text', look: 'signature', text: `${closing}Your groomers at ${shortName}` },
    {
      kind: 'links',
      links: [
        { label: `Call ${formatPhone(phone)}`, href: callLink(phone) },
        { label: 'Text us', href: textLink(phone, message) },
        { label: 'Our rules', href: `${origin}${rulesPath}` },
      ],
    },
  ];
}

const ifNotYou = 'Not you? Reply and we’ll delete it.';

export function ownerFooter(business: Business, what: string, ifWrong = [ifNotYou]): string[] {
  const { host } = new URL(business.origin);
  return footer(business, `This address was entered in a ${what} at ${host}.`, ifWrong);
}

/** Names neither form nor reader: the operator may have heard the address by phone, or somebody else typed it. */
export function visitFooter(business: Business): string[] {
  return footer(business, 'This address was given to us for a visit.', [ifNotYou]);
}

function footer({ shortName, address }: Business, why: string, ifWrong: string[]): string[] {
  const { street, city, region, postalCode } = address;
  return [[why, ...ifWrong].join(' '), `${shortName}, ${street}, ${city}, ${region} ${postalCode}`];
}

export function noteBlocks(note: string, title: string): Block[] {
  const text = manyLines(note);
  return text === '' ? [] : [{ kind: 'notice', tone: 'calm', title, text }];
}

export const canceledEntryWords =
  'The attached file removes the visit from your calendar. If it’s still there, delete it.';

type Ended = Pick<VisitEmailInput, 'pets' | 'business' | 'link'> & {
  readonly windows?: Block[];
  /** A key of `endReasons`. */
  readonly reason: string | null;
};

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
      return contact.slice(0, 1);
  }
}

/** What the link of `bookAgainLink` brings: see `toRebooking`. */
export const bookAgainWords = 'Pick a time. The rest is filled in, except gate code and notes.';

export function bookAgainLink({ origin }: Business, link: string | undefined): string {
  return link ? endLink(link, 'again') : `${origin}/booking`;
}

/**
 * Two windows that are open as the email is written, from `firstDay` on if there are any, each a link to `form` with that
 * one chosen; nothing if none is open. It leaves out the window that was asked for, the visit's own and the one that we moved
 * it out of, the day of a request that we declined, and the day of a visit that we canceled, with the next day where we were ill.
 */
export function openWindowBlocks(
  { pets, visit, wish, history }: Pick<VisitEmailInput, 'pets' | 'visit' | 'wish' | 'history'>,
  form: string,
  firstDay = wish?.day ?? pets[0].preferred_date,
): Block[] {
  const { busy_days: busyDays } = history;
  if (!busyDays) return [];
  const question = {
    minutes: visit?.minutes ?? mostMinutesOf(pets),
    zipCode: pets[0].zip_code,
  };
  const asked = askedTime(wish, pets[0], visit);
  const own = [visit?.moved_from, visit && isAppointment(visit) && visit];
  const isDeclined = visit?.status === 'declined';
  const illUntil = visit?.reason === 'illness' && visit.day ? addDays(visit.day, 1) : '';
  const ahead = daysAhead(busyDays, question, new Date());
  const links = firstOpenWindows(ahead, Infinity, firstDay)
    .filter(({ day, window }) => day !== asked?.day || (!isDeclined && window !== asked.window))
    .filter(({ day }) => visit?.canceled_by !== 'operator' || day !== visit.day)
    .filter(({ day }) => day > illUntil)
    .filter((open) => !own.some((starts) => starts && matchesRequest(starts, open)))
    .slice(0, 2)
    .map(({ day, window }) => {
      const href = new URL(form);
      href.searchParams.set('day', day);
      href.searchParams.set('window', window);
      return { label: `${formatDay(day)}, ${window}`, href: href.href };
    });
  if (links.length === 0) return [];
  return [
    { kind: 'text', text: 'These windows are open as we write. Tap one to ask for it:' },
    { kind: 'links', links },
  ];
}
