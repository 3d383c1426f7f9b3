import { addOns, findPetSize } from '../business/prices.ts';

export function addOnName(id: string): string {
  return addOns.find((addOn) => addOn.id === id)?.name ?? id;
}

export function sizeName(id: string): string {
  return findPetSize(id)?.label ?? id;
}

/** What forms ask for beside the address, and the operator alone reads, on the page and in emails. */
export const doorFields = [{ name: 'gateCode', label: 'Gate code or how to get in' }] as const;

export type Door = Readonly<Record<(typeof doorFields)[number]['name'], string>>;

export const overWords = 'This window was already over when the request was sent.';

export function reviewReason(code: string): string {
  return reviewReasons[code] ?? code;
}

const reviewReasons: Readonly<Record<string, string>> = {
  honeypot: 'A field that only bots see was filled in.',
  surge: 'An unusual number of requests came through this form within ten minutes.',
  too_fast: 'The form was sent seconds after it was opened.',
  many_requests: 'Several requests came from the same connection within minutes.',
  unknown_caller: 'We couldn’t tell which connection it came from.',
  foreign_page: 'It was sent from a page that is not ours.',
};
