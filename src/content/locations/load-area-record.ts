import type { AreaRecord } from './area-record';
import type { CityPage } from './city';
import type { NeighborhoodPage } from './neighborhood';
import { findArea } from '.';

const cities = import.meta.glob<CityPage>('./cities/*.ts', { import: 'default' });
const neighborhoods = import.meta.glob<NeighborhoodPage>('./neighborhoods/*.ts', {
  import: 'default',
});

export async function loadAreaRecord(slug: string): Promise<AreaRecord | undefined> {
  const area = findArea(slug);
  if (!area) return undefined;
  const city = await cities[`./cities/${slug}.ts`]?.();
  if (city) return { area, nearby: named(city.nearbyAreas), city };
  const neighborhood = await neighborhoods[`./neighborhoods/${slug}.ts`]?.();
  return neighborhood && { area, nearby: named(neighborhood.nearbyAreas), neighborhood };
}

function named(slugs: readonly string[]) {
  return slugs.flatMap((slug) => {
    const area = findArea(slug);
    return area ? [{ slug, name: area.name }] : [];
  });
}
