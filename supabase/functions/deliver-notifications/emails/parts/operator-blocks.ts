import type { Business } from '../../../_shared/business/business.ts';
import { mailLink, mapLink, phoneLinks } from '../../../_shared/business/contact-links.ts';
import { formatPhone } from '../../../_shared/business/phone.ts';
import { isMailable } from '../../../_shared/http/mailable.ts';
import { clip, oneLine } from '../../../_shared/http/safe-text.ts';
import { formatDayAndTime } from '../../../_shared/time/denver-time.ts';
import type { BookingRow } from '../../../_shared/visits/request-details.ts';
import type { Block, Fact, Link } from '../email-content.ts';
import { formatAddress } from './booking-facts.ts';

export function promiseBlock(name: string, until: Date): Block {
  return { kind: 'text', text: `You promised ${name} an answer by ${formatDayAndTime(until)}.` };
}

/** The day, and what waits for an answer. */
export function operatorPage({ origin }: Business): string {
  return `${origin}/operator`;
}

type Contact = { name: string; phone: string | null; email: string | null; about: string };

export function reachBlocks(contact: Contact, business: Business): Block[] {
  const links = reachLinks(contact, business);
  return links.length > 0 ? [{ kind: 'links', links }] : [];
}

export function reachLinks({ name, phone, about }: Contact, { shortName }: Business): Link[] {
  const first = firstName(name);
  const links = phoneLinks(phone, `Hi ${first}, this is ${shortName} about ${about}. `);
  if (phone === null || !links) return [];
  return [
    { label: `Call ${formatPhone(oneLine(phone))}`, href: links.call },
    { label: `Text ${first}`, href: links.text },
  ];
}

/** Without a phone that `reachLinks` names. */
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

export function firstName(name: string): string {
  return clip(oneLine(name).split(' ')[0] ?? '', 30);
}
