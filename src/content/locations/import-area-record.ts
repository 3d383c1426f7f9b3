import type { AreaRecord } from './area-record';

/** A prerendered page holds its own record; the list of all is only downloaded for a second one. */
export async function importAreaRecord(slug: string): Promise<AreaRecord | undefined> {
  return servedRecord(slug) ?? (await import('./load-area-record')).loadAreaRecord(slug);
}

/** Written by vite-plugins/prerender/document.ts. */
function servedRecord(slug: string): AreaRecord | undefined {
  if (import.meta.env.SSR) return undefined;
  const text = document.getElementById('record')?.textContent;
  if (!text) return undefined;
  const record: AreaRecord = JSON.parse(text);
  return record.area.slug === slug ? record : undefined;
}
