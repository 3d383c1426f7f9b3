import { type Params, useParams } from 'react-router-dom';
import { LazyNotFound } from '../lazy-not-found';
import { CityPage } from './city-page';
import { NeighborhoodPage } from './neighborhood-page';
import { lazyLoad } from '@/browser/lazy-component';
import { importAreaRecord } from '@/content/locations/import-area-record';

const areaRecords = lazyLoad(importAreaRecord, { canFail: true });

export async function prepare({ slug = '' }: Readonly<Params>): Promise<void> {
  const record = await areaRecords.load(slug);
  if (!record) await LazyNotFound.load();
}

export function Component() {
  const { slug = '' } = useParams();
  const record = areaRecords.use(slug);

  if (!record) return <LazyNotFound />;
  return 'city' in record ? (
    <CityPage key={slug} {...record} />
  ) : (
    <NeighborhoodPage key={slug} {...record} />
  );
}
