import type { AreaSummary } from './area';
import type { CityPage } from './city';
import type { NeighborhoodPage } from './neighborhood';

type NamedArea = { readonly slug: string; readonly name: string };

export type AreaRecord = {
  readonly area: AreaSummary & NamedArea;
  readonly nearby: readonly NamedArea[];
} & ({ readonly city: CityPage } | { readonly neighborhood: NeighborhoodPage });
