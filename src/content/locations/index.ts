import { collection } from '../collection';
import type { AreaSummary } from './area';

// `?summary` makes a copy of each record that carries nothing but its summary into the bundle.
const cities = collection(
  import.meta.glob<AreaSummary>('./cities/*.ts', {
    eager: true,
    import: 'summary',
    query: '?summary',
  }),
);
const neighborhoods = collection(
  import.meta.glob<AreaSummary>('./neighborhoods/*.ts', {
    eager: true,
    import: 'summary',
    query: '?summary',
  }),
);

/** The areas with a page of their own, by name. */
export const serviceAreas = [...cities, ...neighborhoods].toSorted((a, b) =>
  a.name.localeCompare(b.name, 'en-US'),
);

/** The area behind a URL such as /locations/arvada, if there is one. */
export function findArea(slug: string | undefined) {
  return serviceAreas.find((area) => area.slug === slug);
}
