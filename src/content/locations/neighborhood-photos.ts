import type { NeighborhoodPage } from './neighborhood';

const pages = import.meta.glob<NeighborhoodPage>('./neighborhoods/*.ts', {
  eager: true,
  import: 'default',
});

/**
 * What the picture of a neighborhood shows, in words; nothing where the area is a city. Brings every
 * neighborhood's page along, so it is for the build alone.
 */
export function neighborhoodPhotoAlt(slug: string): string | undefined {
  return pages[`./neighborhoods/${slug}.ts`]?.photo.alt;
}
