/** Behind the key of an owner's link: a part of the page, the prefilled booking form, or, with a stop token, no more emails. */
export const linkEndings = ['ready', 'time', 'cancel', 'again', 'stop'] as const;

type LinkEnding = (typeof linkEndings)[number];

export type VisitPart = Exclude<LinkEnding, 'again' | 'stop'>;

export function endLink(link: string, ending: LinkEnding): string {
  return `${link}.${ending}`;
}
