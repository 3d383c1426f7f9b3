/** No 0 or O, no 1, I or L: references are read aloud and typed on phones. */
export const referenceLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Source of a regular expression; the CHECK `bookings_reference_shape` has it too. */
export const referencePattern = `[A-Z]{2}-[${referenceLetters}]{6}`;

const keyPattern = new RegExp(`^(${referencePattern})\\.([\\w-]{22})$`);

/** What a link carries: `REFERENCE.TOKEN`; undefined when it is none. */
export function parseKey(key: string): { reference: string; token: string } | undefined {
  const [, reference, token] = keyPattern.exec(key) ?? [];
  return reference && token ? { reference, token } : undefined;
}

/** Parts of a link `/visit#REFERENCE.TOKEN` or `/operator#REFERENCE.TOKEN`. */
export type VisitKey = {
  readonly audience: 'owner' | 'operator';
  readonly reference: string;
  readonly token: string;
};

/**
 * Follows the key of an owner's link, and leads to a part of the page, to the prefilled booking
 * form or, with an unsubscribe token, to the end of return emails.
 */
export const linkEndings = ['ready', 'time', 'cancel', 'again', 'stop'] as const;

type LinkEnding = (typeof linkEndings)[number];

export type VisitPart = Exclude<LinkEnding, 'again' | 'stop'>;

export function endLink(link: string, ending: LinkEnding): string {
  return `${link}.${ending}`;
}
