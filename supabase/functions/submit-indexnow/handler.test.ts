import assert from 'node:assert/strict';
import { startServer } from '../_shared/http/loopback.fixture.ts';
import { key, ownPages, post, setup, site, startIndexNow } from './loopback.fixture.ts';
import type { Settings } from './read-settings.ts';

const urls = [`${site}/`];

Deno.test('sends own URLs to IndexNow, each once, with host, key and key file', async () => {
  await using indexNow = startIndexNow();
  const { handle } = setup(indexNow);
  const pages = [`${site}/`, `${site}/faq`, `${site}/faq#prices`, `${site}/faq`];

  const response = await handle(post({ urls: pages }, { origin: site }));

  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { submitted: 2, pending: false });
  const urlList = [`${site}/`, `${site}/faq`];
  const body = { host: 'pets.example', key, keyLocation: `${site}/${key}.txt`, urlList };
  const contentType = 'application/json; charset=utf-8';
  assert.deepEqual(indexNow.seen, [{ method: 'POST', contentType, body }]);
});

type Call = { body?: unknown; headers?: Record<string, string>; settings?: Partial<Settings> };

function call({ body = { urls }, headers = {}, settings = {} }: Call, endpoint: string) {
  return setup({ endpoint, settings }).handle(post(body, headers));
}

function refuses(name: string, refused: Call, status: number, error: string) {
  Deno.test(`rejects ${name}`, async () => {
    await using indexNow = startIndexNow();

    const response = await call(refused, indexNow.endpoint);

    assert.equal(response.status, status);
    assert.deepEqual(await response.json(), { error });
    assert.deepEqual(indexNow.seen, []);
  });
}

refuses('a foreign URL', { body: { urls: [...urls, 'https://e.vil'] } }, 400, 'foreign_url');
refuses('everybody without an origin', { settings: { origin: undefined } }, 503, 'not_configured');
refuses('everybody without a key', { settings: { indexNow: undefined } }, 503, 'not_configured');

for (const [name, origin] of [
  ['a look-alike site', `${site}.evil.example`],
  ['its own host without TLS', 'http://pets.example'],
  ['a sandboxed frame', 'null'],
] as const) {
  refuses(name, { headers: { origin } }, 403, 'foreign_origin');
}

refuses('another key', { headers: { apikey: 'publishable2' } }, 401, 'invalid_api_key');
const noKeys = { headers: { apikey: '' }, settings: { publishableKeys: [] } };
refuses('everybody while no key is set', noKeys, 401, 'invalid_api_key');

const settings = { operatorKey: { secret: 'operator-secret' } };
refuses('a caller without the operator key', { settings }, 403, 'operator_key_required');
const wrongKey = { 'x-operator-key': 'operator' };
refuses('a wrong operator key', { settings, headers: wrongKey }, 403, 'operator_key_required');

refuses(
  'everybody while a public site has no operator key',
  { settings: { isPublic: true }, headers: { 'x-operator-key': 'anything' } },
  403,
  'operator_key_missing',
);

Deno.test('rejects GET', async () => {
  const response = await setup().handle(new Request('http://function.invalid/'));

  assert.equal(response.status, 405);
  assert.equal(response.headers.get('allow'), 'POST, OPTIONS');
});

const taken: [string, Call][] = [
  ['100 URLs', { body: { urls: ownPages(100) } }],
  [
    'any of its keys',
    { headers: { apikey: 'old' }, settings: { publishableKeys: ['new', 'old'] } },
  ],
  ['the operator key', { settings, headers: { 'x-operator-key': settings.operatorKey.secret } }],
  ['an operator key while none is set', { headers: { 'x-operator-key': 'anything' } }],
];

for (const [name, accepted] of taken) {
  Deno.test(`accepts ${name}`, async () => {
    await using indexNow = startIndexNow();

    assert.equal((await call(accepted, indexNow.endpoint)).status, 200);
  });
}

Deno.test('lets only pages of its own site call it and read its errors', async () => {
  const { handle } = setup();
  const preflight = { method: 'OPTIONS', headers: { origin: 'https://evil.example' } };

  const response = await handle(new Request('http://function.invalid/', preflight));

  assert.equal(response.status, 204);
  assert.equal(response.headers.get('access-control-allow-origin'), site);
  const allowed = response.headers.get('access-control-allow-headers');
  assert.equal(allowed, 'authorization, x-client-info, apikey, content-type, x-operator-key');

  const refusal = await handle(post('{', { origin: site }));
  assert.equal(refusal.headers.get('access-control-allow-origin'), site);
  assert.equal(refusal.headers.get('access-control-expose-headers'), 'retry-after');
});

function startProject(isOver: boolean) {
  const calls: unknown[] = [];
  const server = startServer(async (request) => {
    calls.push([new URL(request.url).pathname, await request.json()]);
    return Response.json(isOver);
  });
  return { calls, project: { url: server.url, key: 'secret' }, ...server };
}

for (const [isOver, status, error] of [
  [false, 403, 'operator_key_required'],
  [true, 429, 'too_many_keys'],
] as const) {
  Deno.test(`counts a wrong operator key: ${status}`, async () => {
    await using counting = startProject(isOver);
    const { project } = counting;
    const { handle } = setup({ settings: { ...settings, project } });
    const headers = { 'x-operator-key': 'wrong', 'cf-connecting-ip': '203.0.113.9' };
    const response = await handle(post({ urls: ownPages(1) }, headers));

    assert.deepEqual([response.status, await response.json()], [status, { error }]);
    assert.equal(response.headers.get('retry-after'), isOver ? '600' : null);
    const callerHeaders = { headers: { 'cf-connecting-ip': '203.0.113.9' } };
    assert.deepEqual(counting.calls, [['/rest/v1/rpc/note_wrong_key', callerHeaders]]);
  });
}

Deno.test(
  'accepts the right operator key after too many wrong ones, and does not count it',
  async () => {
    await using indexNow = startIndexNow();
    await using counting = startProject(true);
    const { project } = counting;
    const { handle } = setup({ ...indexNow, settings: { ...settings, project } });
    const headers = { 'x-operator-key': 'operator-secret' };

    assert.equal((await handle(post({ urls: ownPages(1) }, headers))).status, 200);
    assert.deepEqual(counting.calls, []);
  },
);
