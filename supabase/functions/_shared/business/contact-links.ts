import { toDialableNumber } from './phone.ts';

export const rulesPath = '/faq#rules';

export function callLink(number: string): string {
  return `tel:${encodeURI(number)}`;
}

export function smsGreeting(firstName: string, shortName: string): string {
  return `Hi ${firstName}, this is ${shortName}`;
}

/** Links that call and text a number a stranger typed; undefined when it cannot be dialed. */
export function phoneLinks(
  typed: string | null,
  message: string,
): { readonly call: string; readonly text: string } | undefined {
  const number = toDialableNumber(typed ?? '');
  if (number === undefined) return undefined;
  return { call: callLink(number), text: textLink(number, message) };
}

/** iOS and Android both understand `?&body=`. Spaces must be %20, not +. */
export function textLink(number: string, message: string): string {
  return `sms:${encodeURI(number)}?&body=${encodeURIComponent(message)}`;
}

/** Encodes everything but `@`, so an address cannot add a header such as `?bcc=`. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}

export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
