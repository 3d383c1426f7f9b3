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
  [503, 502, { error: 'upstream_error' }],
] as const;

for (const [upstream, status, body] of replies) {
  Deno.test(`answers ${status} when IndexNow answers ${upstream}`, async () => {
    const headers = { 'retry-after': '7' };
    await using indexNow = startIndexNow(
      () => new Response('ignored', { status: upstream, headers }),
    );
    const { handle, lines } = setup(indexNow);

    const response = await handle(request());

    assert.equal(response.status, status);
    assert.deepEqual(await response.json(), body);
    assert.equal(response.headers.get('retry-after'), upstream === 429 ? '7' : null);
    assert.deepEqual(lines, [`IndexNow answered ${upstream} to 2 URLs`]);
  });
}

Deno.test('does not follow a redirect', async () => {
  await using elsewhere = startIndexNow();
  const headers = { location: elsewhere.endpoint };
  await using indexNow = startIndexNow(() => new Response(null, { status: 307, headers }));
  const { handle, lines } = setup(indexNow);

  const response = await handle(request());

  assert.equal(response.status, 502);
  assert.deepEqual(await response.json(), { error: 'upstream_unreachable' });
  assert.deepEqual(elsewhere.seen, []);
  assert.deepEqual(lines, ['IndexNow was not reached with 2 URLs']);
});

Deno.test('gives up on an IndexNow that does not answer in time', async () => {
  const { promise: late, resolve } = Promise.withResolvers<Response>();
  await using indexNow = startIndexNow(() => late);
  const { handle, lines } = setup({ ...indexNow, dependencies: { timeout: 100 } });

  const response = await handle(request());
  resolve(new Response());

  assert.equal(response.status, 504);
  assert.deepEqual(await response.json(), { error: 'upstream_timeout' });
  assert.deepEqual(lines, ['IndexNow timed out with 2 URLs']);
});
