import { type Params, useParams } from 'react-router-dom';
import { lateLoads } from '@/browser/late-load';
import { loadPlaceRecord } from '@/content/locations/place-record';
import { notFound, UnknownAddress } from '../unknown-address';
import { CityPage } from './city-page';
import { NeighborhoodPage } from './neighborhood-page';

const placeRecords = lateLoads(loadPlaceRecord);

/** Loads the record of the area that an address names, or what is shown without one, before the page is. */
export async function prepare({ slug = '' }: Readonly<Params>): Promise<void> {
  const place = await placeRecords(slug).load();
  if (!place) await notFound.load();
}

/** What we know about a city or a neighborhood; "not found" for a slug that is neither. */
export function Component() {
  const { slug = '' } = useParams();
  const place = placeRecords(slug).use();

  if (!place) return <UnknownAddress />;
  return 'city' in place ? (
    <CityPage key={slug} {...place} />
  ) : (
    <NeighborhoodPage key={slug} {...place} />
  );
}
