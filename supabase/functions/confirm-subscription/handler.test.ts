import assert from 'node:assert/strict';
import { startServer } from '../_shared/http/loopback.fixture.ts';
import { createHandler } from './handler.ts';

const { test } = Deno;

const token = '0123456789abcdef0123456789abcdef';
const origin = 'https://pets.example';

function startProject(isKnown: boolean) {
  const calls: unknown[] = [];
  const server = startServer(async (request) => {
    calls.push([
      new URL(request.url).pathname,
      request.headers.get('apikey'),
      await request.json(),
    ]);
    return Response.json(isKnown);
  });
  return { calls, ...server };
}

function ask(url: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const settings = { project: { url, key: 'secret' }, publishableKeys: ['publishable'], origin };
  const handle = createHandler(settings, fetch);
  const body = JSON.stringify({ token });
  const headers = { apikey: 'publishable', origin };
  return handle(
    new Request('http://function.invalid/', { method: 'POST', body, headers, ...init }),
  );
}

test('confirms a known token with the secret key', async () => {
  await using project = startProject(true);
  const answer = await ask(project.url);

  assert.deepEqual([answer.status, await answer.json()], [200, { confirmed: true }]);
  assert.equal(answer.headers.get('access-control-allow-origin'), origin);
  assert.deepEqual(project.calls, [['/rest/v1/rpc/confirm_subscription', 'secret', { token }]]);
});

test('returns 404 for an unknown token, and 502 when the database does not answer', async () => {
  await using project = startProject(false);

  assert.equal((await ask(project.url)).status, 404);
  assert.equal((await ask('http://127.0.0.1:9')).status, 502);
});

for (const [name, status, init] of [
  ['a GET, as by a mail scanner', 405, { method: 'GET', body: null }],
  ['another site', 403, { headers: { apikey: 'publishable', origin: 'https://e.vil' } }],
  ['a wrong key', 401, { headers: { apikey: 'secret', origin } }],
  ['no JSON', 400, { body: 'x' }],
  ['a token of another shape', 400, { body: JSON.stringify({ token: `${token}'` }) }],
  ['too much', 413, { body: 'x'.repeat(2000) }],
] as const) {
  test(`rejects ${name} without calling the database`, async () => {
    await using project = startProject(true);

    assert.equal((await ask(project.url, init)).status, status);
    assert.deepEqual(project.calls, []);
  });
}
