import { type Testimonial, quotes } from '../voices/customers';
import type { AreaRecord, LocalPet, NamedArea } from './area-record';
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
  if (city) {
    return {
      area,
      ...surroundings(area, city),
      city,
      pet: await findPet(city.story?.id),
    };
  }
  const neighborhood = await neighborhoods[`./neighborhoods/${slug}.ts`]?.();
  if (!neighborhood) return undefined;
  const pet = await findPet(neighborhood.story.id);
  return {
    area,
    ...surroundings(area, neighborhood),
    neighborhood,
    pet,
  };
}

async function findPet(id: string | undefined): Promise<LocalPet | undefined> {
  if (!id) return undefined;
  const { transformations } = await import('../gallery');
  const found = transformations.find(({ slug }) => slug === id);
  if (!found) return undefined;
  // The record is written into the page, so it holds no more of the pet than is shown.
  const { slug, petName, beforeImage, beforeAlt, afterImage, afterAlt } = found;
  return { slug, petName, beforeImage, beforeAlt, afterImage, afterAlt };
}

function surroundings(
  area: NamedArea,
  page: Pick<CityPage | NeighborhoodPage, 'nearbyAreas' | 'testimonials'>,
) {
  const nearby = named(page.nearbyAreas);
  const said = page.testimonials.map((name) => quotes[name]);
  return { nearby, quotes: said, quotesTitle: quotesTitle([area, ...nearby], said) };
}

/** `nearby` only if every quoted person comes from the area or one beside it. */
function quotesTitle(near: readonly NamedArea[], quoted: readonly Testimonial[]): string {
  const places = new Set(near.map(({ name }) => name));
  return quoted.every(({ author }) => places.has(author.split(', ')[1] ?? ''))
    ? 'What customers nearby say'
    : 'What our customers say';
}

function named(slugs: readonly string[]) {
  return slugs.flatMap((slug) => {
    const area = findArea(slug);
    return area ? [{ slug, name: area.name }] : [];
  });
}
