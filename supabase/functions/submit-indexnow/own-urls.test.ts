import assert from 'node:assert/strict';
import { ownUrls } from './own-urls.ts';

const site = 'https://pets.example';

function read(urls: unknown, origin = site) {
  return ownUrls(JSON.stringify({ urls }), origin);
}

Deno.test('requires a list of 1 to 100 URLs', () => {
  assert.deepEqual(ownUrls('{', site), { error: 'invalid_json' });
  assert.deepEqual(ownUrls('null', site), { error: 'urls_required' });
  assert.deepEqual(read(`${site}/`), { error: 'urls_required' });
  assert.deepEqual(read([]), { error: 'urls_required' });
  assert.deepEqual(read(Array(101).fill(`${site}/`)), { error: 'too_many_urls' });
});

const foreign = [
  ['a host that starts alike', 'https://pets.example.evil.example/'],
  ['a host that ends alike', 'https://evilpets.example/'],
  ['a subdomain', 'https://www.pets.example/'],
  ['a letter of another alphabet', 'https://pеts.example/'],
  ['the own host as user name', 'https://pets.example@evil.example/'],
  ['a backslash before the foreign host', 'https:\\\\evil.example\\@pets.example/'],
  ['a user name', 'https://me@pets.example/'],
  ['no TLS', 'http://pets.example/'],
  ['another port', 'https://pets.example:8443/'],
  ['a blob, whose origin is that of the site', 'blob:https://pets.example/0b1c'],
] as const;

for (const [name, url] of foreign) {
  Deno.test(`rejects a URL with ${name}`, () => {
    assert.deepEqual(read([url]), { error: 'foreign_url' });
  });
}

const invalid = [
  ['a path', '/faq'],
  ['a broken host', 'https://pets.example:port/'],
  ['a number', 42],
  ['2049 characters', 'https://pets.example/'.padEnd(2049, 'a')],
] as const;

for (const [name, url] of invalid) {
  Deno.test(`rejects ${name} as a URL`, () => {
    assert.deepEqual(read([url]), { error: 'invalid_url' });
  });
}

const normalized = [
  ['the site itself', 'https://pets.example', 'https://pets.example/'],
  ['capitals in the host', 'HTTPS://Pets.Example/FAQ', 'https://pets.example/FAQ'],
  ['a space', 'https://pets.example/a b', 'https://pets.example/a%20b'],
] as const;

for (const [name, given, sent] of normalized) {
  Deno.test(`sends a URL with ${name} in its normal form`, () => {
    assert.deepEqual(read([given]), { urls: [sent] });
  });
}

Deno.test('sends each URL once, in the order given', () => {
  const urls = [`${site}/b`, `${site}/a`, `${site}/b#part`, `${site}/a#`, `${site}/A`];

  assert.deepEqual(read(urls), { urls: [`${site}/b`, `${site}/a`, `${site}/A`] });
});

Deno.test('tells sites on this machine apart by port', () => {
  const local = 'http://localhost:5173';

  assert.deepEqual(read([`${local}/faq`], local), { urls: [`${local}/faq`] });
  for (const url of ['http://localhost/', 'http://localhost:5432/', 'http://127.0.0.1:5173/']) {
    assert.deepEqual(read([url], local), { error: 'foreign_url' });
  }
});
