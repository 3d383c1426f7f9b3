// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { indexNowKey } from './index-now-key.ts';

const hosted = 'VITE_SUPABASE_URL=https://abcdefgh.supabase.co';

async function buildSite(settings: readonly string[], mode = 'production') {
  const root = mkdtempSync(path.join(tmpdir(), 'index-now-key-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, '.env'), settings.join('\n'));
  writeFileSync(path.join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(path.join(root, 'main.js'), 'alert(import.meta.env.VITE_INDEXNOW_KEY);');
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'silent',
    plugins: [indexNowKey(), collect],
    build: { write: false },
  });
  return files;
}

let files = new Map<string, string>();
const collect = {
  name: 'collect',
  generateBundle(_options: unknown, bundle: Record<string, unknown>) {
    files = new Map();
    for (const [name, file] of Object.entries(bundle)) files.set(name, readText(file));
  },
};

function readText(file: unknown): string {
  if (typeof file !== 'object' || file === null) return '';
  if ('code' in file) return String(file.code);
  return 'source' in file ? String(file.source) : '';
}

const textFiles = (site: Map<string, string>) =>
  [...site].filter(([name]) => name.endsWith('.txt'));

test('the key lies at the root of the site, alone in its file, and the page knows it', async () => {
  const site = await buildSite([hosted, 'VITE_INDEXNOW_KEY=abcd-1234']);
  expect(textFiles(site)).toEqual([['abcd-1234.txt', 'abcd-1234']]);
  expect([...site.values()].join()).toMatch(/alert\([`"']abcd-1234[`"']\)/);
});

test('without a key a hosted site has no key file, and a demo has its own', async () => {
  expect(textFiles(await buildSite([hosted]))).toEqual([]);
  const key = 'alpenglow-local-indexnow-key';
  expect(textFiles(await buildSite([hosted], 'demo'))).toEqual([[`${key}.txt`, key]]);
});

test('nothing is built with a malformed key', async () => {
  const building = buildSite([hosted, 'VITE_INDEXNOW_KEY=../../abcd']);
  await expect(building).rejects.toThrow('VITE_INDEXNOW_KEY must be 8 to 128');
});
