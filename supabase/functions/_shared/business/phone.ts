/** The CHECKs of both forms repeat it. */
export const maxPhoneLength = 20;

/** `+13035550142` or `303-555-0142 ext 2` as `(303) 555-0142` and what follows; leaves foreign numbers alone. */
export function formatPhone(phone: string): string {
  return phone.replace(
    /^(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})(?!\d)/,
    '($1) $2-$3',
  );
}

/**
 * Digits with the usual signs between them, and perhaps an extension. Not `*72 …`, which forwards the calls of whoever
 * taps it. The CHECKs of both forms are the same.
 */
export function isPhone(text: string): boolean {
  return /^[0-9 ()+./-]*[0-9][0-9 ()+./-]*(?:(?:ext|x|#)[ .:]*[0-9]+ *)?$/i.test(text);
}

export const phoneMessage = 'Please enter a phone number in digits, such as 303-555-0142';

/** `+13035550142`, without an extension; `undefined` for anything but an American number. */
export function toDialableNumber(phone: string): string | undefined {
  if (!isPhone(phone)) return undefined;
  const [number = ''] = phone.split(/(?:ext|x|#)\D*\d{1,5}\s*$/i);
  // a hash would be a command to the phone
  if (number.includes('#')) return undefined;
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `+1${digits}` : undefined;
}
