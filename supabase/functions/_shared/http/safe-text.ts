/** Invisible characters that reverse or hide text. Joiners stay: emoji and several scripts need them. */
const steeringCharacters = /(?![\n\u200c\u200d\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu;
/** Invisible letters; only a flag of a region, such as Scotland's, is made of them. */
const tagCharacters =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f})|[\u{e0020}-\u{e007f}]/gu;

export function manyLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(steeringCharacters, '')
    .replace(tagCharacters, '$1')
    .trim();
}

export function oneLine(text: string): string {
  return manyLines(text).replace(/\s+/g, ' ');
}

const segmenter = new Intl.Segmenter('en');

/** Counts what people see as one character, so no emoji is cut in two. */
export function clip(text: string, most: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}

/** True for text that may go into an email to an address when a stranger typed both. */
export function looksLikeName(text: string): boolean {
  const isName = /^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+){0,2}$/u.test(text);
  return isName && /\p{L}/u.test(text) && Array.from(text).length <= 30;
}

/** Stands for a name that must not be shown. */
export const unnamedPet = 'Your pet';

export function safePetName(typed: string): string {
  const name = oneLine(typed);
  return looksLikeName(name) ? name : unnamedPet;
}
