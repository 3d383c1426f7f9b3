import type { CityPage } from './city';
import type { NeighborhoodPage } from './neighborhood';

type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;

/** The words of a city's page, loaded when first asked for; `undefined` where the area is no city. */
export const cityPage = onceEach<CityPage>(
  'cities',
  import.meta.glob<CityPage>('./cities/*.ts', { import: 'default' }),
);

/** The words of a neighborhood's page, loaded when first asked for. */
export const neighborhoodPage = onceEach<NeighborhoodPage>(
  'neighborhoods',
  import.meta.glob<NeighborhoodPage>('./neighborhoods/*.ts', { import: 'default' }),
);

/** Always the same promise for the same slug, as React's `use` needs it, until loading fails. */
function onceEach<T>(folder: string, loaders: Loaders<T>) {
  const started = new Map<string, Promise<T>>();
  return (slug: string): Promise<T> | undefined => {
    const known = started.get(slug) ?? loaders[`./${folder}/${slug}.ts`]?.();
    if (!known || started.has(slug)) return known;
    started.set(slug, known);
    known.catch(() => started.delete(slug));
    return known;
  };
}
