/** `+13035550142` as people write it: `(303) 555-0142`. Other shapes stay as they are. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}

/** What a phone dials: `+13035550142`, or `undefined` when this is no American number. */
export function dialed(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `+1${digits}` : undefined;
}
