import assert from 'node:assert/strict';
import { startServer } from '../../_shared/http/loopback.fixture.ts';
import { operatorKeyHeader } from '../../_shared/visits/visit-state.ts';
import { ask, day, operatorKey, origin, reference } from '../visits.fixture.ts';

const id = '0b7c4f0e-6f3e-4d0e-9f27-1c8f4f9a2b10';
const span = { first: '2026-11-24', last: '2026-11-26', from: null, until: null };
const flu = { audience: 'operator', action: 'block', id, ...span, word: 'Flu' };
const settings = { operatorKey: { secret: 'the key of the operator' } };
const init = {
  headers: { apikey: 'publishable', origin, [operatorKeyHeader]: 'the key of the operator' },
};

function startDatabase(answer: unknown) {
  const calls: unknown[] = [];
  const server = startServer(async (request) => {
    calls.push([new URL(request.url).pathname.split('/').at(-1), await request.json()]);
    return Response.json(answer);
  });
  return { calls, ...server };
}

Deno.test('visits in the way are named, each with the operator’s link', async () => {
  const request = day.waiting.requests[0]?.request;
  const visits = [
    {
      reference,
      link_version: 1,
      request,
      day: '2026-11-24',
      time: '09:15',
      revision: 2,
      request_version: 1,
      mail_problem: null,
    },
  ];
  await using database = startDatabase({ outcome: 'has_visits', visits });
  const answer = await ask(database.url, { body: flu, init, settings });
  assert.deepEqual([answer.status, answer.body.error], [409, 'has_visits']);
  assert.deepEqual(answer.body.visits, [
    {
      reference,
      token: operatorKey,
      owner: { name: 'Sam Rivera', phone: '(303) 555-0199' },
      pets: ['Biscuit', 'Ada'],
      starts: { day: '2026-11-24', time: '09:15' },
      revision: 2,
      requestVersion: 1,
      hasEmail: true,
    },
  ]);
});

Deno.test('a refused block says why', async () => {
  await using database = startDatabase({ outcome: 'in_past', visits: [] });
  const answer = await ask(database.url, { body: flu, init, settings });
  assert.deepEqual([answer.status, answer.body], [409, { error: 'in_past' }]);
});
