import assert from 'node:assert/strict';
import { post, setup, site, startIndexNow } from './loopback.fixture.ts';

const request = () => post({ urls: [`${site}/`, `${site}/faq`] });

const replies = [
  [200, 200, { submitted: 2, pending: false }],
  [202, 200, { submitted: 2, pending: true }],
  [400, 502, { error: 'upstream_urls_rejected' }],
  [403, 502, { error: 'upstream_key_rejected' }],
  [404, 502, { error: 'upstream_error' }],
  [422, 502, { error: 'upstream_urls_rejected' }],
  [429, 429, { error: 'upstream_rate_limited' }],
  [500, 502, { error: 'upstream_error' }],
  [503, 502, { error: 'upstream_error' }],
] as const;

for (const [upstream, status, body] of replies) {
  Deno.test(`answers ${status} when IndexNow answers ${upstream}`, async () => {
    await using indexNow = startIndexNow(() => new Response('ignored', { status: upstream }));
    const { handle, lines } = setup(indexNow);

    const response = await handle(request());

    assert.equal(response.status, status);
    assert.deepEqual(await response.json(), body);
    assert.deepEqual(lines, [`IndexNow answered ${upstream} to 2 URLs`]);
  });
}

for (const [given, passedOn] of [
  [{ 'retry-after': '7' }, '7'],
  [{}, '60'],
] as const) {
  Deno.test(`asks for a pause of ${passedOn} s when IndexNow has had enough`, async () => {
    await using indexNow = startIndexNow(() => new Response(null, { status: 429, headers: given }));
    const { handle } = setup(indexNow);

    const response = await handle(request());

    assert.equal(response.headers.get('retry-after'), passedOn);
  });
}

for (const status of [301, 302, 303, 307, 308]) {
  Deno.test(`does not follow a redirect with ${status}`, async () => {
    await using elsewhere = startIndexNow();
    const headers = { location: elsewhere.endpoint };
    await using indexNow = startIndexNow(() => new Response(null, { status, headers }));
    const { handle } = setup(indexNow);

    const response = await handle(request());

    assert.equal(response.status, 502);
    assert.deepEqual(await response.json(), { error: 'upstream_unreachable' });
    assert.deepEqual(elsewhere.seen, []);
  });
}

Deno.test('gives up on an IndexNow that does not answer in time', async () => {
  const { promise: late, resolve } = Promise.withResolvers<Response>();
  await using indexNow = startIndexNow(() => late);
  const { handle, lines } = setup({ ...indexNow, outside: { timeout: 100 } });

  const response = await handle(request());
  resolve(new Response());

  assert.equal(response.status, 504);
  assert.deepEqual(await response.json(), { error: 'upstream_timeout' });
  assert.deepEqual(lines, ['IndexNow timed out with 2 URLs']);
});

Deno.test('waits ten seconds for IndexNow unless told otherwise', async () => {
  const real = AbortSignal.timeout;
  const waits: number[] = [];
  AbortSignal.timeout = (milliseconds) => {
    waits.push(milliseconds);
    return real(milliseconds);
  };
  try {
    const { handle } = setup();
    await handle(request());
  } finally {
    AbortSignal.timeout = real;
  }

  assert.deepEqual(waits, [10_000]);
});

Deno.test('says so when IndexNow cannot be reached', async () => {
  const { handle, lines } = setup({ endpoint: 'http://127.0.0.1:9/indexnow' });

  const response = await handle(request());

  assert.equal(response.status, 502);
  assert.deepEqual(await response.json(), { error: 'upstream_unreachable' });
  assert.deepEqual(lines, ['IndexNow was not reached with 2 URLs']);
});
