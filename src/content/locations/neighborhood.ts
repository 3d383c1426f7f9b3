import type { AreaSummary } from './area';
import type { AreaPage, LocalQuestion, Testimonial } from './area-page';

type Point = { readonly title: string; readonly text: string };

/** Lists show what sets a neighborhood apart, in half a sentence. */
export type NeighborhoodSummary = AreaSummary & { readonly tagline: string };

/** A neighborhood page, written by hand from the title to the testimonials. */
export type NeighborhoodPage = AreaPage & {
  readonly title: string;
  readonly intro: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly points: { readonly parking: Point; readonly scheduling: Point; readonly parks: Point };
  readonly funFact: string;
  /** The streets and corners that the map's list names. */
  readonly corners: readonly string[];
  readonly questions: readonly LocalQuestion[];
  readonly testimonials: readonly [Testimonial, Testimonial];
  readonly story: { readonly id: string; readonly label: string };
  /** What the page opens with, and what it shows in words. */
  readonly photo: { readonly image: PictureFile; readonly alt: string };
};
