import type { Business } from '../../../_shared/business/business.ts';
import {
  mailLink,
  mapLink,
  phoneLinks,
  smsGreeting,
} from '../../../_shared/business/contact-links.ts';
import { spellMinutes } from '../../../_shared/business/format.ts';
import { formatPhone } from '../../../_shared/business/phone.ts';
import { isMailable } from '../../../_shared/http/mailable.ts';
import { clip, oneLine } from '../../../_shared/http/safe-text.ts';
import { endTime, formatDayAndTime, formatTime } from '../../../_shared/time/denver-time.ts';
import {
  type Leg,
  type Stop,
  type holdStops,
  milesWords,
  tightWord,
} from '../../../_shared/visits/day-route.ts';
import type { BookingRow } from '../../../_shared/visits/request-details.ts';
import type { Block, Fact, Link } from '../email-content.ts';
import { formatAddress } from './booking-facts.ts';
import type { BlockedHours } from './request-rows.ts';

export function promiseBlock(name: string, until: Date): Block {
  return { kind: 'text', text: `You promised ${name} an answer by ${formatDayAndTime(until)}.` };
}

export function operatorPage({ origin }: Business): string {
  return `${origin}/operator`;
}

type Contact = { name: string; phone: string | null; email: string | null; about: string };

export function reachBlocks(contact: Contact, business: Business): Block[] {
  const links = reachLinks(contact, business);
  return links.length > 0 ? [{ kind: 'links', links }] : [];
}

export function reachLinks({ name, phone, about }: Contact, { shortName }: Business): Link[] {
  const first = shortFirstName(name);
  const links = phoneLinks(phone, `${smsGreeting(first, shortName)} about ${about}. `);
  if (phone === null || !links) return [];
  return [
    { label: `Call ${formatPhone(oneLine(phone))}`, href: links.call },
    { label: `Text ${first}`, href: links.text },
  ];
}

/** Leaves out a phone that `reachLinks` names. */
export function reachFacts({ phone, email }: Contact): Fact[] {
  const isLink = email !== null && isMailable(email);
  return [
    ...(phone && !phoneLinks(phone, '')
      ? [{ label: 'Phone', text: formatPhone(oneLine(phone)) }]
      : []),
    ...(email
      ? [{ label: 'Email', text: oneLine(email), href: isLink ? mailLink(email) : undefined }]
      : []),
  ];
}

export function addressFact(row: BookingRow): Fact {
  const address = formatAddress(row);
  return { label: 'Address', text: address, href: mapLink(address) };
}

export function shortFirstName(name: string): string {
  return clip(oneLine(name).split(' ')[0] ?? '', 30);
}

type Hold = ReturnType<typeof holdsOf>[number];

export function holdsOf({
  first: day,
  from: time,
  held_for: name,
  held_phone: phone,
}: BlockedHours[number]) {
  return time === null || name === null ? [] : [{ day, time, name: oneLine(name), phone }];
}

/** Address and pets are missing, so this evening is the last time to ask. */
export function holdBlocks({ time, name, phone }: Hold, business: Business): Block[] {
  const contact = { name, phone, email: null, about: 'the time we hold for you' };
  const facts = reachFacts(contact);
  return [
    {
      kind: 'notice',
      tone: 'attention',
      title: `Hold: ${formatTime(time)}, ${name}`,
      text: 'Not booked yet. Fill it in on your day, or remove the hold: it ends with that day.',
    },
    ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
    ...reachBlocks(contact, business),
  ];
}

/** `2 visits and 1 hold` */
export function dayCount({ visits, holds }: { visits: number; holds: number }): string {
  const counts = [
    [visits, 'visit'],
    [holds, 'hold'],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}${count === 1 ? '' : 's'}`)
    .join(' and ');
}

type Visited = Stop | ReturnType<typeof holdStops>[number];

export function legBlocks(
  leg: Leg | null | undefined,
  from: Visited,
  to: Visited | undefined,
): Block[] {
  if (!leg || !to) return [];
  const { minutes, miles, isTight } = leg;
  const way = miles === null ? '' : `, ${milesWords(miles)}${miles === 0 ? '' : ' away'}`;
  const [start, next] = [holdName(from), holdName(to) ?? 'the next visit'];
  const overlaps = `${start ? capital(start) : 'This visit'} overlaps ${next}`;
  const leaves = start ? `After ${start} you have` : 'You have';
  const time =
    minutes < 0
      ? `${overlaps} by ${spellMinutes(-minutes)}`
      : endTime(from.starts.time, from.minutes) === to.starts.time
        ? `${capital(next)} begins at once${start ? ` after ${start}` : ''}`
        : `${leaves} ${minutes === 0 ? 'only blocked time' : spellMinutes(minutes)} before ${next}`;
  const text = `${time}${way}.`;
  return isTight
    ? [{ kind: 'notice', tone: 'attention', title: tightWord, text }]
    : [{ kind: 'text', text }];
}

/** Holds stand above the visits, so they are named by their time. */
function holdName(stop: Visited): string | undefined {
  return 'pets' in stop ? `the hold at ${formatTime(stop.starts.time)}` : undefined;
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
