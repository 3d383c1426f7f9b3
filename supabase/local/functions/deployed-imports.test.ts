import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../functions');
const names = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'index.ts')));
const readJson = createRequire(import.meta.url);

/** The packages that a file reaches, and those of what it imports; types are gone once it is deployed. */
function findPackages(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:im|ex)port (?!type )[^;]*? from '([^']+)'/gm,
  );
  return [...imports].flatMap(([, from = '']) => {
    if (from.startsWith('node:')) return [];
    return from.startsWith('.') ? findPackages(path.resolve(file, '..', from), seen) : [from];
  });
}

// Here they come from node_modules. Deployed, a function has its own deno.json and nothing else.
test.each(names)('%s names the packages it uses, as they are tested here', (name) => {
  const packages = new Set(findPackages(path.join(root, name, 'index.ts')));
  const imports = [...packages].map((used) => {
    const { version } = readJson(`${used}/package.json`);
    return [used, `npm:${used}@${version}`];
  });
  const map = path.join(root, name, 'deno.json');
  const named = existsSync(map) ? readJson(map) : { imports: {} };
  expect(named).toEqual({ imports: Object.fromEntries(imports) });
});
