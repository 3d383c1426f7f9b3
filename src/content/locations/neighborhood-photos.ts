import type { NeighborhoodPage } from './neighborhood';

const pages = import.meta.glob<NeighborhoodPage>('./neighborhoods/*.ts', {
  eager: true,
  import: 'default',
});

/** Undefined for a city. It loads every neighborhood's page, for the build only. */
export function neighborhoodPhotoAlt(slug: string): string | undefined {
  return pages[`./neighborhoods/${slug}.ts`]?.photo.alt;
}
