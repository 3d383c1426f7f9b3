/** The record that the build wrote into the served page (vite-plugins/prerender/document.ts), whatever it is of. */
export function readServedRecord<Record extends object>(): Record | undefined {
  if (import.meta.env.SSR) return undefined;
  const text = document.getElementById('record')?.textContent;
  if (!text) return undefined;
  const record: Record = JSON.parse(text);
  return record;
}
