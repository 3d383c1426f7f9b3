// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { indexNowKey, siteKey } from './index-now-key.ts';

const hosted = 'VITE_SUPABASE_URL=https://abcdefgh.supabase.co';

async function buildSite(settings: readonly string[], mode = 'production') {
  const root = mkdtempSync(path.join(tmpdir(), 'index-now-key-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, '.env'), settings.join('\n'));
  writeFileSync(path.join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(path.join(root, 'main.js'), 'alert(import.meta.env.VITE_INDEXNOW_KEY);');
  const built = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'silent',
    plugins: [indexNowKey()],
    build: { write: false },
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return new Map(
    files.map((file) => [
      file.fileName,
      file.type === 'chunk' ? file.code : file.source.toString(),
    ]),
  );
}

const textFiles = (site: Map<string, string>) =>
  [...site].filter(([name]) => name.endsWith('.txt'));

test('the key lies at the root of the site, alone in its file, and the page knows it', async () => {
  const site = await buildSite([hosted, 'VITE_INDEXNOW_KEY=abcd-1234']);
  expect(textFiles(site)).toEqual([['abcd-1234.txt', 'abcd-1234']]);
  expect([...site.values()].join()).toMatch(/alert\([`"']abcd-1234[`"']\)/);
});

test('a demo has a key of its own', async () => {
  const key = 'alpenglow-local-indexnow-key';
  expect(textFiles(await buildSite([hosted], 'demo'))).toEqual([[`${key}.txt`, key]]);
});

const hostedUrl = 'https://abcdefgh.supabase.co';
const localKey = 'alpenglow-local-indexnow-key';

test.each([
  ['a hosted site with a key', { mode: 'production', hostedUrl, key: 'abcd1234' }, 'abcd1234'],
  ['a hosted site without one', { mode: 'production', hostedUrl, key: '' }, ''],
  ['development against a hosted project', { mode: 'development', hostedUrl, key: '' }, ''],
  ['development on this machine', { mode: 'development', hostedUrl: '', key: '' }, localKey],
  ['a demo', { mode: 'demo', hostedUrl, key: '' }, localKey],
  ['a demo with a key', { mode: 'demo', hostedUrl: '', key: 'abcd1234' }, 'abcd1234'],
])('the key of %s', (_name, settings, key) => {
  expect(siteKey(settings)).toBe(key);
});

test.each(['a'.repeat(8), 'a'.repeat(128), '0-9a-zA-Z'])('"%s" may be a key', (key) => {
  expect(siteKey({ mode: 'production', hostedUrl, key })).toBe(key);
});

test.each(['abcd123', 'a'.repeat(129), 'abcd 1234', 'abcd_1234', '../../etc', 'abcd1234\n'])(
  '"%s" is no key, and nothing is built with it',
  (key) => {
    expect(() => siteKey({ mode: 'production', hostedUrl, key })).toThrow(
      'VITE_INDEXNOW_KEY must be 8 to 128',
    );
  },
);
