import { addOns } from './add-ons.ts';
import { petSizes } from './pet-sizes.ts';

/** The name of an add-on that the database keeps as an id. */
export function addOnName(id: string): string {
  return addOns.find((addOn) => addOn.id === id)?.name ?? id;
}

/** The name of a pet size that the database keeps as an id. */
export function sizeName(id: string): string {
  return petSizes.find((size) => size.id === id)?.label ?? id;
}

/** Why the database marked a row for review, by its code; an unknown code is its own name. */
export function reviewReason(code: string): string {
  return reviewReasons[code] ?? code;
}

const reviewReasons: Readonly<Record<string, string>> = {
  honeypot: 'A field that only bots see was filled in.',
  surge: 'An unusual number of requests came through this form within ten minutes.',
  too_fast: 'The form was sent within seconds of being opened.',
  many_requests: 'Several requests came from the same connection within minutes.',
  unknown_caller: 'We couldn’t tell which connection it came from.',
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
