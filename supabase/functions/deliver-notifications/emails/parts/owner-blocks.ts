import type { Business } from '../../../_shared/business/business.ts';
import { callLink, rulesPath, textLink } from '../../../_shared/business/contact-links.ts';
import { formatPhone } from '../../../_shared/business/phone.ts';
import { looksLikeName, manyLines, oneLine } from '../../../_shared/http/safe-text.ts';
import type { Block } from '../email-content.ts';
import type { Pets } from './request-rows.ts';

/** `Hi there,` unless the first word looks like a name. */
export function greeting(name: string): Block {
  const [first = ''] = oneLine(name).split(' ');
  return { kind: 'text', look: 'greeting', text: `Hi ${looksLikeName(first) ? first : 'there'},` };
}

/** The end of a letter. */
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

/** Of an email about a request, or about a visit that the operator added. */
export function requestFooter(business: Business, [first]: Pets): string[] {
  return first.source === 'operator'
    ? footer(business, 'You agreed on a visit with us and gave us this address.', [ifNotYou])
    : ownerFooter(business, 'booking request');
}

function footer({ shortName, address }: Business, why: string, ifWrong: string[]): string[] {
  const { street, city, region, postalCode } = address;
  return [[why, ...ifWrong].join(' '), `${shortName}, ${street}, ${city}, ${region} ${postalCode}`];
}

export function noteBlocks(note: string, title: string): Block[] {
  const text = manyLines(note);
  return text === '' ? [] : [{ kind: 'notice', tone: 'calm', title, text }];
}
