import { by, collection } from '../collection';
import type { AreaSummary } from './area';
import type { NeighborhoodSummary } from './neighborhood';

// `?summary` makes a copy of each record that carries nothing but its summary into the bundle.
const cities = collection(
  import.meta.glob<AreaSummary>('./cities/*.ts', {
    eager: true,
    import: 'summary',
    query: '?summary',
  }),
);

/** The Denver neighborhoods that have a hand-written page, by file name. */
export const neighborhoods = collection(
  import.meta.glob<NeighborhoodSummary>('./neighborhoods/*.ts', {
    eager: true,
    import: 'summary',
    query: '?summary',
  }),
);

/** The areas with a page of their own, by name. */
export const serviceAreas: readonly (AreaSummary & { readonly slug: string })[] = [
  ...cities,
  ...neighborhoods,
].toSorted(by('slug'));

/** The area behind a URL such as /locations/arvada, if there is one. */
export function findArea(slug: string | undefined) {
  return serviceAreas.find((area) => area.slug === slug);
}
