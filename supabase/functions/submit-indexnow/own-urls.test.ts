import assert from 'node:assert/strict';
import { ownUrls } from './own-urls.ts';

const site = 'https://pets.example';
const read = (urls: unknown, origin = site) => ownUrls(JSON.stringify({ urls }), origin);

Deno.test('requires a list of 1 to 100 URLs', () => {
  assert.deepEqual(ownUrls('{', site), { error: 'urls_required' });
  assert.deepEqual(ownUrls('null', site), { error: 'urls_required' });
  assert.deepEqual(read(`${site}/`), { error: 'urls_required' });
  assert.deepEqual(read([]), { error: 'urls_required' });
  assert.deepEqual(read(Array(100).fill(`${site}/`)), { urls: [`${site}/`] });
  assert.deepEqual(read(Array(101).fill(`${site}/`)), { error: 'too_many_urls' });
});

for (const [name, url, error] of [
  ['a host that starts alike', 'https://pets.example.evil.example/', 'foreign_url'],
  ['a letter of another alphabet', 'https://pеts.example/', 'foreign_url'],
  ['a backslash', 'https:\\\\evil.example\\@pets.example/', 'foreign_url'],
  ['a user name', 'https://me@pets.example/', 'foreign_url'],
  ['no TLS', 'http://pets.example/', 'foreign_url'],
  ['another port', 'https://pets.example:8443/', 'foreign_url'],
  ['the origin of a blob', 'blob:https://pets.example/0b1c', 'foreign_url'],
  ['a path alone', '/faq', 'invalid_url'],
  ['a number', 42, 'invalid_url'],
  ['2049 characters', 'https://pets.example/'.padEnd(2049, 'a'), 'invalid_url'],
] as const) {
  Deno.test(`rejects a URL with ${name}`, () => assert.deepEqual(read([url]), { error }));
}

Deno.test('sends each URL once, in its normal form and in the order given', () => {
  const given = ['/b', '/a b', '/b#part', '/a%20b#', '/A', ''].map((path) => site + path);
  const sent = ['/b', '/a%20b', '/A', '/'].map((path) => site + path);

  assert.deepEqual(read(given), { urls: sent });
  assert.deepEqual(read(['HTTPS://Pets.Example/FAQ']), { urls: [`${site}/FAQ`] });
});

Deno.test('tells sites on this machine apart by port', () => {
  const local = 'http://localhost:5173';

  assert.deepEqual(read([`${local}/faq`], local), { urls: [`${local}/faq`] });
  for (const url of ['http://localhost/', 'http://localhost:5432/', 'http://127.0.0.1:5173/']) {
    assert.deepEqual(read([url], local), { error: 'foreign_url' });
  }
});
