import type { Manifest } from 'vite';

const entry = 'index.html';

/** A record's file is named by its address: /locations/arvada loads `arvada.ts`. */
export function findScripts(manifest: Manifest, page: { path: string; module: string }): string[] {
  const keys = collectImports(manifest, [entry, page.module]);
  const slug = page.path.slice(page.path.lastIndexOf('/') + 1);
  const records = keys
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((key) => key.endsWith(`/${slug}.ts`));
  return collectFiles(manifest, [...keys, ...collectImports(manifest, records)]);
}

export function findStyleSheets(manifest: Manifest): string[] {
  return collectImports(manifest, [entry]).flatMap((key) => manifest[key]?.css ?? []);
}

/** Returns the files that the page alone may load later, and its own style sheets. */
export function findLazyFiles(manifest: Manifest, { module }: { module: string }): string[] {
  const frame = collectImports(manifest, [entry]);
  const found = new Set<string>();
  const pending = [module];
  for (let key = pending.shift(); key !== undefined; key = pending.shift()) {
    const own = collectImports(manifest, [key]).filter(
      (each) => !found.has(each) && !frame.includes(each),
    );
    for (const each of own) found.add(each);
    pending.push(...own.flatMap((each) => manifest[each]?.dynamicImports ?? []));
  }
  const keys = [...found];
  const sheets = keys.flatMap((key) => manifest[key]?.assets ?? []);
  return [...collectFiles(manifest, keys), ...sheets.filter((file) => file.endsWith('.css'))];
}

function collectImports(manifest: Manifest, keys: readonly string[]): string[] {
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

function collectFiles(manifest: Manifest, keys: readonly string[]): string[] {
  const files = keys.flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}
