/** Names of what the database keeps as an id; a test compares them with the site's. */
export const addOnNames: Readonly<Record<string, string>> = {
  'nail-grinding': 'Nail Grinding',
  'teeth-brushing': 'Teeth Brushing',
  deshedding: 'De-shedding Treatment',
  'flea-treatment': 'Flea Treatment',
};

/** Pet sizes by id; the same test compares them. */
export const sizeNames: Readonly<Record<string, string>> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  xlarge: 'X-Large',
};

/** Why the guard of the database marked a row; a test compares the codes with its own. */
export const reviewWords: Readonly<Record<string, string>> = {
  honeypot: 'A field that only a machine sees was filled.',
  too_fast: 'The form was sent within seconds of being opened.',
  many_requests: 'Several requests came from the same connection within minutes.',
  unknown_caller: 'The connection it came from could not be told.',
};

/** `Biscuit`, `Biscuit and Mo`, `Biscuit, Mo and Pip`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** US dollars, with cents only where there are some. */
export function usd(amount: number): string {
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

/** `+13035550142` as people write it: `(303) 555-0142`. Other shapes stay as they are. */
export function displayPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}

/** What a phone dials: `+13035550142`, or `undefined` when this is no American number. */
export function dialed(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `+1${digits}` : undefined;
}
