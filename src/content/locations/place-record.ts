import { type RetryingImport, retryingImport } from '../retrying-import';
import type { Place } from './place';

const records = new Map<string, RetryingImport<Place | undefined>>();

/** The served page holds its own record; the list of all is only downloaded for a second one. */
export function placeRecord(slug: string): RetryingImport<Place | undefined> {
  const known = records.get(slug);
  if (known) return known;
  const record = retryingImport(
    async () => servedPlace(slug) ?? (await import('./places')).loadPlace(slug),
  );
  records.set(slug, record);
  return record;
}

/** Written by vite-plugins/prerender/document.ts. */
function servedPlace(slug: string): Place | undefined {
  if (import.meta.env.SSR) return undefined;
  const text = document.getElementById('record')?.textContent;
  if (!text) return undefined;
  const place: Place = JSON.parse(text);
  return place.area.slug === slug ? place : undefined;
}
