import { readServedRecord } from '../served-record';
import type { AreaRecord } from './area-record';

/** A prerendered page holds its own record; the list of all is only downloaded for a second one. */
export async function importAreaRecord(slug: string): Promise<AreaRecord | undefined> {
  // The record of a package has no area.
  const served = readServedRecord<AreaRecord | { readonly page: object }>();
  if (served && 'area' in served && served.area.slug === slug) return served;
  return (await import('./load-area-record')).loadAreaRecord(slug);
}
