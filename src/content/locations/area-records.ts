import { loadOnce } from '../load-once';
import type { CityPage } from './city';
import type { NeighborhoodPage } from './neighborhood';

const cities = import.meta.glob<CityPage>('./cities/*.ts', { import: 'default' });
const neighborhoods = import.meta.glob<NeighborhoodPage>('./neighborhoods/*.ts', {
  import: 'default',
});

/** The words of a city's page, loaded when first asked for; `undefined` where the area is no city. */
export const cityPage = loadOnce((slug) => cities[`./cities/${slug}.ts`]?.());

/** The words of a neighborhood's page, loaded when first asked for. */
export const neighborhoodPage = loadOnce((slug) => neighborhoods[`./neighborhoods/${slug}.ts`]?.());
