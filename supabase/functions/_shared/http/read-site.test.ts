import assert from 'node:assert/strict';
import { readSite } from './read-site.ts';

function siteFrom(environment: Record<string, string>) {
  return readSite((name) => environment[name]);
}

Deno.test('reads nothing from an empty environment', () => {
  assert.deepEqual(siteFrom({}), {
    origin: undefined,
    project: undefined,
    secretKeys: [],
    publishableKeys: [],
    isPublic: false,
  });
});

Deno.test('reads project and keys', () => {
  const site = siteFrom({
    SUPABASE_URL: 'https://ref.supabase.co',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_a","second":"sb_secret_b"}',
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_a"}',
    SUPABASE_SERVICE_ROLE_KEY: 'legacy',
    SUPABASE_ANON_KEY: 'legacy',
  });

  assert.deepEqual(site, {
    origin: undefined,
    project: { url: 'https://ref.supabase.co', key: 'sb_secret_a' },
    secretKeys: ['sb_secret_a', 'sb_secret_b'],
    publishableKeys: ['sb_publishable_a'],
    isPublic: true,
  });
});

for (const [given, origin] of [
  ['https://pets.example', 'https://pets.example'],
  ['https://pets.example/', 'https://pets.example'],
  ['https://Pets.example/start?a#b', 'https://pets.example'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['http://pets.example', undefined],
  ['http://localhost.evil.example', undefined],
  ['http://[::1]:5173', undefined],
  ['pets.example', undefined],
  ['', undefined],
] as const) {
  Deno.test(`reads the site origin "${given}" as ${origin}`, () => {
    assert.equal(siteFrom({ SITE_ORIGIN: given }).origin, origin);
  });
}

for (const keys of ['null', '"sb_a"', '{', '', '{"default":""}', '{"default":42}']) {
  Deno.test(`reads no secret keys from '${keys}'`, () => {
    assert.deepEqual(siteFrom({ SUPABASE_SECRET_KEYS: keys }).secretKeys, []);
  });
}

for (const [SITE_ORIGIN, SUPABASE_URL, isPublic] of [
  ['https://pets.example', '', true],
  ['', 'https://ref.supabase.co', true],
  ['http://localhost:5173', 'https://ref.supabase.co', true],
  ['http://localhost:5173', 'http://localhost:5173', false],
  ['http://localhost:5173', '', false],
  ['', 'http://127.0.0.1:54321', false],
] as const) {
  Deno.test(`site ${SITE_ORIGIN} with project ${SUPABASE_URL}: public is ${isPublic}`, () => {
    assert.equal(siteFrom({ SITE_ORIGIN, SUPABASE_URL }).isPublic, isPublic);
  });
}
