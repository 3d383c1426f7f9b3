/** What a phone dials: `+13035550142`, or `undefined` when this is no American number. */
export function dialed(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `+1${digits}` : undefined;
}
