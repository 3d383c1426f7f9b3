/** Links that leave the page or mail for a phone, messages or mail program. Every typed value is encoded. */

export function callLink(number: string): string {
  return `tel:${encodeURI(number)}`;
}

/** `?&body=` is the form that both families of phones read; spaces must be %20, never +. */
export function textLink(number: string, message: string): string {
  return `sms:${encodeURI(number)}?&body=${encodeURIComponent(message)}`;
}

/** Encodes all but the `@`, so that no character of an address starts a header such as `?bcc=`. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}

export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
