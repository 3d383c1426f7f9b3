import type { QuoteName } from '../voices/customers';
import type { AreaSummary } from './area';
import type { AreaPage, Hour, LocalQuestion } from './area-page';

type Point = { readonly title: string; readonly text: string };

/** `tagline`: what sets it apart, in half a sentence. */
export type NeighborhoodSummary = AreaSummary & { readonly tagline: string };

export type NeighborhoodPage = AreaPage & {
  readonly intro: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly points: { readonly parking: Point; readonly scheduling: Point; readonly parks: Point };
  readonly funFact: string;
  readonly corners: readonly string[];
  readonly questions: readonly LocalQuestion[];
  readonly testimonials: readonly [QuoteName, QuoteName];
  readonly story: { readonly id: string; readonly label: string };
  /** The light of its picture, and of its page. */
  readonly hour: Hour;
  readonly photo: { readonly image: PictureFile; readonly alt: string };
};
