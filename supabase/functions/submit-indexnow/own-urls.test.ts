import assert from 'node:assert/strict';
import { ownUrls } from './own-urls.ts';

const site = 'https://pets.example';

const foreign = [
  ['another host', 'https://evil.example/'],
  ['a host that starts alike', 'https://pets.example.evil.example/'],
  ['a host that ends alike', 'https://evilpets.example/'],
  ['a subdomain', 'https://www.pets.example/'],
  ['the parent domain', 'https://example/'],
  ['a host with a final dot', 'https://pets.example./'],
  ['a letter of another alphabet', 'https://pеts.example/'],
  ['the own host as user name', 'https://pets.example@evil.example/'],
  ['the own host as user name and password', 'https://pets.example:443@evil.example/'],
  ['an encoded @', 'https://pets.example%40evil.example@evil.example/'],
  ['a backslash before the foreign host', 'https:\\\\evil.example\\@pets.example/'],
  ['a user name', 'https://me@pets.example/'],
  ['a user name and a password', 'https://me:secret@pets.example/'],
  ['a password', 'https://:secret@pets.example/'],
  ['no TLS', 'http://pets.example/'],
  ['another port', 'https://pets.example:8443/'],
  ['the port of plain http', 'https://pets.example:80/'],
  ['another scheme', 'ftp://pets.example/'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,hello'],
  ['a file', 'file://pets.example/etc/passwd'],
  ['a blob, whose origin is that of the site', 'blob:https://pets.example/0b1c'],
  ['loopback', 'https://127.0.0.1/'],
  ['loopback by name', 'https://localhost/'],
  ['loopback in one number', 'https://2130706433/'],
  ['loopback in hexadecimal', 'https://0x7f.1/'],
  ['loopback in encoded digits', 'https://%31%32%37.0.0.1/'],
  ['loopback of IPv6', 'https://[::1]/'],
  ['loopback of IPv4 inside IPv6', 'https://[::ffff:127.0.0.1]/'],
  ['the cloud’s metadata', 'http://169.254.169.254/latest/meta-data/'],
] as const;

for (const [name, url] of foreign) {
  Deno.test(`refuses a URL with ${name}`, () => {
    assert.deepEqual(ownUrls({ urls: [url] }, site), { error: 'foreign_url' });
  });
}

const invalid = [
  ['a path', '/faq'],
  ['a host without a scheme', '//pets.example/faq'],
  ['an empty text', ''],
  ['a broken host', 'https://pets.example:port/'],
  ['a host with an encoded slash', 'https://pets.example%2Fevil/'],
  ['a number', 42],
  ['null', null],
  ['a list', ['https://pets.example/']],
  ['an object that prints as a URL', { toString: () => 'https://pets.example/' }],
  ['2049 characters', 'https://pets.example/'.padEnd(2049, 'a')],
] as const;

for (const [name, url] of invalid) {
  Deno.test(`refuses ${name} as a URL`, () => {
    assert.deepEqual(ownUrls({ urls: [url] }, site), { error: 'invalid_url' });
  });
}

const normalized = [
  ['the site itself', 'https://pets.example', 'https://pets.example/'],
  ['the default port', 'https://pets.example:443/faq', 'https://pets.example/faq'],
  ['capitals in the host', 'HTTPS://Pets.Example/FAQ', 'https://pets.example/FAQ'],
  ['an encoded letter in the host', 'https://p%65ts.example/', 'https://pets.example/'],
  ['a foreign address as path', 'https://pets.example//e.vil/', 'https://pets.example//e.vil/'],
  ['a query', 'https://pets.example/?a=1#b', 'https://pets.example/?a=1'],
  ['steps to a parent folder', 'https://pets.example/a/../b', 'https://pets.example/b'],
  ['a space', 'https://pets.example/a b', 'https://pets.example/a%20b'],
] as const;

for (const [name, given, sent] of normalized) {
  Deno.test(`sends a URL with ${name} in its normal form`, () => {
    assert.deepEqual(ownUrls({ urls: [given] }, site), { urls: [sent] });
  });
}

Deno.test('sends each URL once, in the order given', () => {
  const urls = [`${site}/b`, `${site}/a`, `${site}/b#part`, `${site}/a#`, `${site}/A`];

  assert.deepEqual(ownUrls({ urls }, site), { urls: [`${site}/b`, `${site}/a`, `${site}/A`] });
});

Deno.test('knows a site on this machine by its port', () => {
  const local = 'http://localhost:5173';

  assert.deepEqual(ownUrls({ urls: [`${local}/faq`] }, local), { urls: [`${local}/faq`] });
  for (const url of ['http://localhost/', 'http://localhost:5432/', 'http://127.0.0.1:5173/']) {
    assert.deepEqual(ownUrls({ urls: [url] }, local), { error: 'foreign_url' });
  }
});
