import { type RetryingImport, retryingImport } from '../retrying-import';
import type { AreaRecord } from './area-record';

const records = new Map<string, RetryingImport<AreaRecord | undefined>>();

/** The served page holds its own record; the list of all is only downloaded for a second one. */
export function importAreaRecord(slug: string): RetryingImport<AreaRecord | undefined> {
  const known = records.get(slug);
  if (known) return known;
  const record = retryingImport(
    async () => servedRecord(slug) ?? (await import('./load-area-record')).loadAreaRecord(slug),
  );
  records.set(slug, record);
  return record;
}

/** Written by vite-plugins/prerender/document.ts. */
function servedRecord(slug: string): AreaRecord | undefined {
  if (import.meta.env.SSR) return undefined;
  const text = document.getElementById('record')?.textContent;
  if (!text) return undefined;
  const record: AreaRecord = JSON.parse(text);
  return record.area.slug === slug ? record : undefined;
}
