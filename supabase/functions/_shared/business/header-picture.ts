import { fiveDigits } from './service-zips.ts';

/** `name` is a file of `public/email`; `alt` stands in its place while an email has no pictures. */
export type HeaderPicture = { readonly name: string; readonly alt: string };

type Postcard = HeaderPicture & { readonly zips: readonly string[] };

/** A ZIP of two neighborhoods belongs to one of them here. */
export const postcards: readonly Postcard[] = [
  { name: 'capitol-hill', alt: 'Our van on Capitol Hill at nightfall', zips: ['80203', '80218'] },
  { name: 'cherry-creek', alt: 'A dog’s walk along Cherry Creek', zips: ['80206', '80246'] },
  { name: 'highlands', alt: 'Our van in the Highlands, in the snow', zips: ['80211', '80212'] },
  { name: 'rino', alt: 'Our van in RiNo, by neon light', zips: ['80205', '80216'] },
  { name: 'wash-park', alt: 'A dog’s walk in Wash Park at dawn', zips: ['80209', '80210'] },
];

export const vanPicture: HeaderPicture = { name: 'van', alt: 'A dog having a bath in our van' };

export function headerPicture(zip: string): HeaderPicture {
  const digits = fiveDigits(zip) ?? '';
  return postcards.find(({ zips }) => zips.includes(digits)) ?? vanPicture;
}
