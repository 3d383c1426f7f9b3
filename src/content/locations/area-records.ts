import { retryingImports } from '../retrying-import';
import type { CityPage } from './city';
import type { NeighborhoodPage } from './neighborhood';

const cities = retryingImports(import.meta.glob<CityPage>('./cities/*.ts', { import: 'default' }));
const neighborhoods = retryingImports(
  import.meta.glob<NeighborhoodPage>('./neighborhoods/*.ts', { import: 'default' }),
);

/** The words of a city's page; `undefined` where the area is no city. */
export const cityPage = (slug: string) => cities[`./cities/${slug}.ts`];

/** The words of a neighborhood's page. */
export const neighborhoodPage = (slug: string) => neighborhoods[`./neighborhoods/${slug}.ts`];
