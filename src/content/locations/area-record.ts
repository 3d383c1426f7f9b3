import type { Transformation } from '../gallery/transformation';
import type { AreaSummary } from './area';
import type { CityPage } from './city';
import type { NeighborhoodPage } from './neighborhood';

type NamedArea = { readonly slug: string; readonly name: string };

export type AreaRecord = {
  readonly area: AreaSummary & NamedArea;
  readonly nearby: readonly NamedArea[];
  /** One that lives there, before and after. */
  readonly pet?: Transformation | undefined;
} & ({ readonly city: CityPage } | { readonly neighborhood: NeighborhoodPage });
