import { type RetryingImport, retryingImport } from '../retrying-import';
import type { Place } from './place';

const records = new Map<string, RetryingImport<Place | undefined>>();

/**
 * The record of an area by its slug. The page that was served holds its own, so the list of all areas is
 * downloaded with a second one only.
 */
export function placeRecord(slug: string): RetryingImport<Place | undefined> {
  const known = records.get(slug);
  if (known) return known;
  const record = retryingImport(
    async () => servedPlace(slug) ?? (await import('./places')).loadPlace(slug),
  );
  records.set(slug, record);
  return record;
}

/** What the build wrote into the page of an area (vite-plugins/prerender/document.ts). */
function servedPlace(slug: string): Place | undefined {
  if (import.meta.env.SSR) return undefined;
  const text = document.getElementById('record')?.textContent;
  if (!text) return undefined;
  const place: Place = JSON.parse(text);
  return place.area.slug === slug ? place : undefined;
}
