/** `+13035550142` as people write it: `(303) 555-0142`. Other shapes stay as they are. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
