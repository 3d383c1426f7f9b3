import { use } from 'react';
import { type Params, useParams } from 'react-router-dom';
import { placeRecord } from '@/content/locations/place-record';
import { Component as NotFoundPage } from '../not-found-page';
import { CityPage } from './city-page';
import { NeighborhoodPage } from './neighborhood-page';

/** Loads the record of the area that an address names before the page is shown. */
export const prepare = ({ slug = '' }: Readonly<Params>) => placeRecord(slug).load();

/** What we know about a city or a neighborhood; "not found" for a slug that is neither. */
export function Component() {
  const { slug = '' } = useParams();
  const place = use(placeRecord(slug).promise());

  if (!place) return <NotFoundPage />;
  return 'city' in place ? (
    <CityPage key={slug} {...place} />
  ) : (
    <NeighborhoodPage key={slug} {...place} />
  );
}
