/**
 * Characters that are not seen but steer what is: control characters, and marks that reverse the
 * reading direction or hide text. Joiners stay, since emoji and several scripts are made with them.
 */
const steering = /(?![\n\u200c\u200d\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu;

/** What a stranger typed, over several lines, without characters that steer. */
export function manyLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(steering, '')
    .trim();
}

/** What a stranger typed, on one line: fit for a header. */
export function oneLine(text: string): string {
  return manyLines(text).replace(/\s+/g, ' ');
}

const segmenter = new Intl.Segmenter('en');

/** At most `most` characters as people count them, so that no emoji is cut in two. */
export function clip(text: string, most: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}

/**
 * Whether a text looks like a name: up to three words of letters and marks with hyphens and apostrophes,
 * at most 30 characters. Anything else that a stranger typed has no place in a mail to an address that
 * the stranger typed too.
 */
export function looksLikeName(text: string): boolean {
  const isName = /^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+){0,2}$/u.test(text);
  return isName && /\p{L}/u.test(text) && Array.from(text).length <= 30;
}

/** The name of a pet when it looks like one, and otherwise `Your pet`: for whoever the form names as its owner. */
export function safePetName(typed: string): string {
  const name = oneLine(typed);
  return looksLikeName(name) ? name : 'Your pet';
}

/** Whether a mail can be sent there: the characters of an address, and none that a header reads. */
export function isMailable(address: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(address);
}
