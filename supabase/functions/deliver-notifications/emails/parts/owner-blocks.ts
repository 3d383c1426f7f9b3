import type { Business } from '../../../_shared/business/business.ts';
import { callLink, textLink } from '../../../_shared/business/contact-links.ts';
import { formatPhone } from '../../../_shared/business/phone.ts';
import { looksLikeName, manyLines, oneLine } from '../../../_shared/http/safe-text.ts';
import type { Block } from '../email-content.ts';
import type { Pets } from './request-rows.ts';

/** `Hi there,` unless the first word looks like a name. */
export function greeting(name: string): Block {
  const [first = ''] = oneLine(name).split(' ');
  return { kind: 'text', look: 'greeting', text: `Hi ${looksLikeName(first) ? first : 'there'},` };
}

/** The end of a letter; unsigned where the ticket names the groomer. */
export function contactBlocks(
  { phone, shortName }: Business,
  message: string,
  isSigned = true,
): Block[] {
  return [
    ...(isSigned ? [{ kind: 'text', text: `Your groomers at ${shortName}` } as const] : []),
    {
      kind: 'links',
      links: [
        { label: `Call ${formatPhone(phone)}`, href: callLink(phone) },
        { label: 'Text us', href: textLink(phone, message) },
      ],
    },
  ];
}

const ifNotYou = ' If that wasn’t you, reply and tell us, and we’ll delete it.';

export function ownerFooter(business: Business, what: string, ifWrong = ifNotYou): string[] {
  return footer(business, `this address was entered in a ${what} at ${business.origin}`, ifWrong);
}

/** Of an email about a request, or about a visit that the operator added. */
export function requestFooter(business: Business, [first]: Pets): string[] {
  return first.source === 'operator'
    ? footer(business, 'you agreed a visit with us and gave us this address', ifNotYou)
    : ownerFooter(business, 'booking request');
}

function footer({ name, address }: Business, why: string, ifWrong: string): string[] {
  const { street, city, region, postalCode } = address;
  return [
    `${name}, ${street}, ${city}, ${region} ${postalCode}`,
    `You’re getting this email because ${why}.${ifWrong}`,
  ];
}

export function noteBlocks(note: string, title: string): Block[] {
  const text = manyLines(note);
  return text === '' ? [] : [{ kind: 'notice', tone: 'calm', title, text }];
}
