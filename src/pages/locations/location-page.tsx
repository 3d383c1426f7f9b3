import { use } from 'react';
import { type Params, useParams } from 'react-router-dom';
import { placeRecord } from '@/content/locations/place-record';
import { notFound, UnknownAddress } from '../unknown-address';
import { CityPage } from './city-page';
import { NeighborhoodPage } from './neighborhood-page';

export async function prepare({ slug = '' }: Readonly<Params>): Promise<void> {
  const place = await placeRecord(slug).load();
  if (!place) await notFound.load();
}

export function Component() {
  const { slug = '' } = useParams();
  const place = use(placeRecord(slug).promise());

  if (!place) return <UnknownAddress />;
  return 'city' in place ? (
    <CityPage key={slug} {...place} />
  ) : (
    <NeighborhoodPage key={slug} {...place} />
  );
}
