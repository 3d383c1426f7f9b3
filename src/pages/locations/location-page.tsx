import { use } from 'react';
import { type Params, useParams } from 'react-router-dom';
import { importAreaRecord } from '@/content/locations/import-area-record';
import { notFound, LazyNotFound } from '../lazy-not-found';
import { CityPage } from './city-page';
import { NeighborhoodPage } from './neighborhood-page';

export async function prepare({ slug = '' }: Readonly<Params>): Promise<void> {
  const record = await importAreaRecord(slug).load();
  if (!record) await notFound.load();
}

export function Component() {
  const { slug = '' } = useParams();
  const record = use(importAreaRecord(slug).promise());

  if (!record) return <LazyNotFound />;
  return 'city' in record ? (
    <CityPage key={slug} {...record} />
  ) : (
    <NeighborhoodPage key={slug} {...record} />
  );
}
