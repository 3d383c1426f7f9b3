import type { Place } from './place';

/**
 * Loads the record of an area by its slug. The page that was served holds its own, so the list of all areas is
 * downloaded with a second one only.
 */
export async function loadPlaceRecord(slug: string): Promise<Place | undefined> {
  return servedPlace(slug) ?? (await import('./places')).loadPlace(slug);
}

/** What the build wrote into the page of an area (vite-plugins/prerender/document.ts). */
function servedPlace(slug: string): Place | undefined {
  if (import.meta.env.SSR) return undefined;
  const text = document.getElementById('record')?.textContent;
  if (!text) return undefined;
  const place: Place = JSON.parse(text);
  return place.area.slug === slug ? place : undefined;
}
