import type { AreaSummary } from './area';
import type { CityPage } from './city';
import type { NeighborhoodPage } from './neighborhood';

type NamedArea = { readonly slug: string; readonly name: string };

/** All that the page of one area shows of it. */
export type Place = {
  readonly area: AreaSummary & NamedArea;
  /** Neighboring areas, the closest first. */
  readonly nearby: readonly NamedArea[];
} & ({ readonly city: CityPage } | { readonly neighborhood: NeighborhoodPage });
