import assert from 'node:assert/strict';
import { readSettings } from './handler.ts';
import { type Call, key, pages, site, startIndexNow, submit } from './loopback.fixture.ts';

Deno.test('sends own URLs to IndexNow, with host, key and key file', async () => {
  await using indexNow = startIndexNow();
  const { status, body } = await submit({ ...indexNow, body: pages(2), headers: { origin: site } });

  assert.deepEqual([status, body], [200, { submitted: 2, pending: false }]);
  const urlList = [`${site}/0`, `${site}/1`];
  const sent = { host: 'pets.example', key, keyLocation: `${site}/${key}.txt`, urlList };
  const contentType = 'application/json; charset=utf-8';
  assert.deepEqual(indexNow.seen, [{ method: 'POST', contentType, body: sent }]);
});

const operatorKey = { secret: 'operator-secret' };
const limit = 64 * 1024;
const refused: readonly (readonly [string, number, string, Call])[] = [
  ['a foreign URL', 400, 'foreign_url', { body: '{"urls":["https://e.vil"]}' }],
  ['everybody without an origin', 503, 'not_configured', { settings: { origin: undefined } }],
  ['everybody without a key', 503, 'not_configured', { settings: { indexNow: undefined } }],
  ['a look-alike site', 403, 'foreign_origin', { headers: { origin: `${site}.evil.example` } }],
  [
    'its own host without TLS',
    403,
    'foreign_origin',
    { headers: { origin: 'http://pets.example' } },
  ],
  ['another key', 401, 'invalid_api_key', { headers: { apikey: 'publishable2' } }],
  [
    'everybody while no key is set',
    401,
    'invalid_api_key',
    { headers: { apikey: '' }, settings: { publishableKeys: [] } },
  ],
  [
    'a caller without the operator key',
    403,
    'operator_key_required',
    { settings: { operatorKey } },
  ],
  [
    'everybody while a public site has no operator key',
    403,
    'operator_key_missing',
    { settings: { isPublic: true }, headers: { 'x-operator-key': 'anything' } },
  ],
  ['more than 64 kB', 413, 'too_large', { body: pages(1).padEnd(limit + 1) }],
];

for (const [name, status, error, call] of refused) {
  Deno.test(`rejects ${name}`, async () => {
    await using indexNow = startIndexNow();
    const answer = await submit({ ...call, endpoint: indexNow.endpoint });

    assert.deepEqual([answer.status, answer.body], [status, { error }]);
    assert.deepEqual(indexNow.seen, []);
  });
}

Deno.test('stops reading at the limit, even if Content-Length is smaller', async () => {
  let sent = 0;
  let isCanceled = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      controller.enqueue(new Uint8Array(1024));
      sent += 1024;
    },
    cancel() {
      isCanceled = true;
    },
  });

  assert.equal((await submit({ body, headers: { 'content-length': '10' } })).status, 413);
  assert.ok(isCanceled);
  assert.ok(sent <= limit + 4096, `read ${sent} bytes`);
});

for (const [method, origin, status] of [
  ['OPTIONS', 'https://evil.example', 204],
  [undefined, site, 400],
] as const) {
  Deno.test(`only a page of its own site can read the ${status}`, async () => {
    const call = { headers: { origin }, body: '{' };
    const answer = await submit(method ? { method, headers: { origin } } : call);
    const readHeader = (name: string) => answer.headers.get(`access-control-${name}`);
    assert.equal(answer.status, status);
    assert.equal(readHeader('allow-origin'), site);
    const allowed = 'authorization, x-client-info, apikey, content-type, x-operator-key';
    assert.equal(readHeader('allow-headers'), allowed);
    assert.equal(readHeader('expose-headers'), 'retry-after');
  });
}

const upstream = [
  [200, 200, { submitted: 2, pending: false }],
  [202, 200, { submitted: 2, pending: true }],
  [400, 502, { error: 'upstream_urls_rejected' }],
  [403, 502, { error: 'upstream_key_rejected' }],
  [404, 502, { error: 'upstream_error' }],
  [422, 502, { error: 'upstream_urls_rejected' }],
  [429, 429, { error: 'upstream_rate_limited' }],
  [503, 502, { error: 'upstream_error' }],
  // does not follow
  [307, 502, { error: 'upstream_unreachable' }],
] as const;

for (const [said, status, body] of upstream) {
  Deno.test(`answers ${status} when IndexNow answers ${said}`, async () => {
    await using elsewhere = startIndexNow();
    const headers = { 'retry-after': '7', location: elsewhere.endpoint };
    await using indexNow = startIndexNow(() => new Response(null, { status: said, headers }));
    const answer = await submit({ ...indexNow, body: pages(2) });

    assert.deepEqual([answer.status, answer.body], [status, body]);
    assert.equal(answer.headers.get('retry-after'), said === 429 ? '7' : null);
    assert.deepEqual(elsewhere.seen, []);
    const words = said === 307 ? 'was not reached with' : `answered ${said} to`;
    assert.deepEqual(answer.lines, [`IndexNow ${words} 2 URLs`]);
  });
}

Deno.test('gives up on an IndexNow that does not answer in time', async () => {
  const { promise: late, resolve } = Promise.withResolvers<Response>();
  await using indexNow = startIndexNow(() => late);
  const answer = await submit({ ...indexNow, timeout: 100 });
  resolve(new Response());

  assert.deepEqual([answer.status, answer.body], [504, { error: 'upstream_timeout' }]);
  assert.deepEqual(answer.lines, ['IndexNow timed out with 1 URLs']);
});

const endpoint = 'https://www.bing.com/indexnow';
for (const [INDEXNOW_KEY, INDEXNOW_ENDPOINT, indexNow] of [
  [key, '', { key, endpoint: 'https://api.indexnow.org/indexnow' }],
  [key, endpoint, { key, endpoint }],
  [key, 'http://169.254.169.254/', undefined],
  [key, 'nowhere', undefined],
  ['short', '', undefined],
  ['a'.repeat(129), '', undefined],
  ['../../secrets', '', undefined],
  ['abcd1234\n', '', undefined],
] as const) {
  Deno.test(`reads ${JSON.stringify([INDEXNOW_KEY.slice(0, 20), INDEXNOW_ENDPOINT])}`, () => {
    const environment: Record<string, string> = { INDEXNOW_KEY, INDEXNOW_ENDPOINT };
    assert.deepEqual(readSettings((name) => environment[name]).indexNow, indexNow);
  });
}
