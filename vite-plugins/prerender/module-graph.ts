import type { Manifest } from 'vite';

const entry = 'index.html';

/** The scripts of the frame, which every page runs as soon as it has been painted, the entry first. */
export function frameScriptsOf(manifest: Manifest): string[] {
  return filesOf(manifest, importsOf(manifest, [entry]));
}

/**
 * All scripts of a page, the entry first: what the entry, the page's module and its record import.
 * What owns an address owns a file of that name, so the record of /locations/arvada is the module
 * `arvada.ts` among those that the page loads on demand.
 */
export function scriptsOf(manifest: Manifest, page: { path: string; module: string }): string[] {
  const keys = importsOf(manifest, [entry, page.module]);
  const slug = page.path.slice(page.path.lastIndexOf('/') + 1);
  const records = keys
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((key) => key.endsWith(`/${slug}.ts`));
  return filesOf(manifest, [...keys, ...importsOf(manifest, records)]);
}

/** The style sheets that the entry brings: all that is needed to draw any page. */
export function styleSheetsOf(manifest: Manifest): string[] {
  return importsOf(manifest, [entry]).flatMap((key) => manifest[key]?.css ?? []);
}

function importsOf(manifest: Manifest, keys: readonly string[]): string[] {
  const found = new Set<string>();
  const pending = [...keys];
  for (let key = pending.shift(); key !== undefined; key = pending.shift()) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}`);
    if (found.has(key)) continue;
    found.add(key);
    pending.push(...(chunk.imports ?? []));
  }
  return [...found];
}

function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = keys.flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}
