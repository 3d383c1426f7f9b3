import type { Transformation } from '../gallery/transformation';
import type { Testimonial } from '../voices/customers';
import type { AreaSummary } from './area';
import type { CityPage } from './city';
import type { NeighborhoodPage } from './neighborhood';

export type NamedArea = { readonly slug: string; readonly name: string };

/** A pet of the area, before and after. */
export type LocalPet = Pick<
  Transformation,
  'slug' | 'petName' | 'beforeImage' | 'beforeAlt' | 'afterImage' | 'afterAlt'
>;

export type AreaRecord = {
  readonly area: AreaSummary & NamedArea;
  readonly nearby: readonly NamedArea[];
  readonly quotes: readonly Testimonial[];
  readonly quotesTitle: string;
  readonly pet?: LocalPet | undefined;
} & ({ readonly city: CityPage } | { readonly neighborhood: NeighborhoodPage });
