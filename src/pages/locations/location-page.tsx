import { type Params, useParams } from 'react-router-dom';
import { findArea } from '@/content/locations';
import { cityPage, neighborhoodPage } from '@/content/locations/area-records';
import { Component as NotFoundPage } from '../not-found-page';
import { CityPage } from './city-page';
import { NeighborhoodPage } from './neighborhood-page';

/** Loads the words of the area that an address names, if there is one, before the page is shown. */
export const prepare = ({ slug = '' }: Readonly<Params>) =>
  (cityPage(slug) ?? neighborhoodPage(slug))?.load();

/** What we know about a city or a neighborhood; "not found" for a slug that is neither. */
export function Component() {
  const area = findArea(useParams().slug);
  const city = area && cityPage(area.slug);
  const neighborhood = area && neighborhoodPage(area.slug);

  if (city) return <CityPage key={area.slug} area={area} words={city} />;
  if (neighborhood) return <NeighborhoodPage key={area.slug} area={area} words={neighborhood} />;
  return <NotFoundPage />;
}
