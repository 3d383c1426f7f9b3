import { by, collection } from '../collection';
import type { AreaSummary } from './area';
import type { NeighborhoodSummary } from './neighborhood';

// `?summary` bundles a copy of each record reduced to its summary.
const cities = collection(
  import.meta.glob<AreaSummary>('./cities/*.ts', {
    eager: true,
    import: 'summary',
    query: '?summary',
  }),
);

export const neighborhoods = collection(
  import.meta.glob<NeighborhoodSummary>('./neighborhoods/*.ts', {
    eager: true,
    import: 'summary',
    query: '?summary',
  }),
);

export const serviceAreas: readonly (AreaSummary & { readonly slug: string })[] = [
  ...cities,
  ...neighborhoods,
].toSorted(by('slug'));

export function findArea(slug: string | undefined) {
  return serviceAreas.find((area) => area.slug === slug);
}
