import { type Params, useParams } from 'react-router-dom';
import { LazyNotFound, notFound } from '../lazy-not-found';
import { CityPage } from './city-page';
import { NeighborhoodPage } from './neighborhood-page';
import { lateLoads } from '@/browser/late-load';
import { importAreaRecord } from '@/content/locations/import-area-record';

const areaRecords = lateLoads(importAreaRecord);

export async function prepare({ slug = '' }: Readonly<Params>): Promise<void> {
  const record = await areaRecords(slug).load();
  if (!record) await notFound.load();
}

export function Component() {
  const { slug = '' } = useParams();
  const record = areaRecords(slug).use();

  if (!record) return <LazyNotFound />;
  return 'city' in record ? (
    <CityPage key={slug} {...record} />
  ) : (
    <NeighborhoodPage key={slug} {...record} />
  );
}
