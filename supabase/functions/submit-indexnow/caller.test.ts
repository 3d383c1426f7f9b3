import assert from 'node:assert/strict';
import { post, setup, site, startIndexNow } from './loopback.fixture.ts';

const urls = [`${site}/`];
const operatorKey = 'operator-secret';

type Headers = Record<string, string>;

const refusedCallers: [string, Headers, number, string][] = [
  ['another site', { origin: 'https://evil.example' }, 403, 'foreign_origin'],
  ['a look-alike site', { origin: `${site}.evil.example` }, 403, 'foreign_origin'],
  ['the own host without TLS', { origin: 'http://pets.example' }, 403, 'foreign_origin'],
  ['another port', { origin: `${site}:8443` }, 403, 'foreign_origin'],
  ['a sandboxed frame', { origin: 'null' }, 403, 'foreign_origin'],
  ['an empty key', { apikey: '' }, 401, 'invalid_api_key'],
  ['a wrong key', { apikey: 'publishable2' }, 401, 'invalid_api_key'],
  ['the start of a key', { apikey: 'publish' }, 401, 'invalid_api_key'],
];

for (const [name, headers, status, error] of refusedCallers) {
  Deno.test(`refuses a caller with ${name}`, async () => {
    await using indexNow = startIndexNow();
    const { handle } = setup(indexNow);

    const response = await handle(post({ urls }, headers));

    assert.equal(response.status, status);
    assert.deepEqual(await response.json(), { error });
    assert.deepEqual(indexNow.seen, []);
  });
}

Deno.test('refuses everyone while no key is configured', async () => {
  const { handle } = setup({ settings: { publishableKeys: [] } });

  assert.equal((await handle(post({ urls }, { apikey: '' }))).status, 401);
});

Deno.test('takes any of its publishable keys', async () => {
  await using indexNow = startIndexNow();
  const publishableKeys = ['old', 'new'];
  const { handle } = setup({ ...indexNow, settings: { publishableKeys } });

  assert.equal((await handle(post({ urls }, { apikey: 'old' }))).status, 200);
  assert.equal((await handle(post({ urls }, { apikey: 'new' }))).status, 200);
});

const wrongKeys: [string, Headers][] = [
  ['none', {}],
  ['an empty one', { 'x-operator-key': '' }],
  ['another one of its length', { 'x-operator-key': 'operator-sekret' }],
  ['the start of it', { 'x-operator-key': 'operator' }],
  ['more than it', { 'x-operator-key': 'operator-secret-and-more' }],
];

for (const [name, headers] of wrongKeys) {
  Deno.test(`wants the operator key when one is set, and is given ${name}`, async () => {
    await using indexNow = startIndexNow();
    const { handle } = setup({ ...indexNow, settings: { operatorKey } });

    const response = await handle(post({ urls }, headers));

    assert.equal(response.status, 403);
    assert.deepEqual(await response.json(), { error: 'operator_key_required' });
    assert.deepEqual(indexNow.seen, []);
  });
}

Deno.test('takes the operator key', async () => {
  await using indexNow = startIndexNow();
  const { handle } = setup({ ...indexNow, settings: { operatorKey } });

  assert.equal((await handle(post({ urls }, { 'x-operator-key': operatorKey }))).status, 200);
});

Deno.test('does not ask for an operator key when none is set', async () => {
  await using indexNow = startIndexNow();
  const { handle } = setup(indexNow);

  assert.equal((await handle(post({ urls }, { 'x-operator-key': 'anything' }))).status, 200);
});

Deno.test('lets pages of the own site call it, and no others', async () => {
  const { handle } = setup();
  const preflight = { method: 'OPTIONS', headers: { origin: 'https://evil.example' } };

  const response = await handle(new Request('http://function.invalid/', preflight));

  assert.equal(response.status, 204);
  assert.equal(response.headers.get('access-control-allow-origin'), site);
  const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
  for (const header of ['apikey', 'authorization', 'content-type', 'x-client-info']) {
    assert.ok(allowed?.includes(header), header);
  }
  assert.ok(allowed?.includes('x-operator-key'));
});

Deno.test('lets the page read a refusal and how long to wait', async () => {
  const { handle } = setup();

  const { headers } = await handle(post('{', { origin: site }));

  assert.equal(headers.get('access-control-allow-origin'), site);
  assert.equal(headers.get('access-control-expose-headers'), 'retry-after');
  assert.equal(headers.get('cache-control'), 'no-store');
});
