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
 * `+13035550142`, without an extension; `undefined` for anything but an American number. A star or a
 * hash would be a command to the phone, such as to forward its calls.
 */
export function toDialableNumber(phone: string): string | undefined {
  const [number = ''] = phone.split(/(?:ext|x|#)\D*\d{1,5}\s*$/i);
  if (/[*#]/.test(number)) return undefined;
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `+1${digits}` : undefined;
}
