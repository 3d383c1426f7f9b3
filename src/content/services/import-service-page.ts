import { readServedRecord } from '../served-record';
import type { ServicePage } from './service';

export type ServedService = { readonly service: string; readonly page: ServicePage };

/** A prerendered page holds its own record; the others are downloaded. */
export async function importServicePage(slug: string): Promise<ServicePage> {
  const served = readServedRecord<Partial<ServedService>>();
  if (served?.page && served.service === slug) return served.page;
  return (await import('./load-service-page')).loadServicePage(slug);
}
