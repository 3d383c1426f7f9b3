import assert from 'node:assert/strict';
import { operatorKeyHeader } from '../_shared/visit-state.ts';
import { ask, confirmed, origin, startProject, withKey } from './visits.fixture.ts';

const wish = {
  day: '2026-12-01',
  window: '2-4 PM',
  words: '',
  asked_at: '2026-11-22T10:00:00Z',
  number: 2,
};
const wished = { ...confirmed, wish };
const press = { action: 'keep_time', revision: 1, wish: 2 };

Deno.test('the operator keeps the time, and the page shows no wish any more', async () => {
  await using project = startProject(wished, { after: confirmed });
  const answer = await ask(project.url, { body: withKey('operator', press) });

  assert.equal(answer.status, 200);
  assert.deepEqual(project.calls[1], [
    'keep_time',
    { reference: 'AG-7K4Q2M', revision: 1, wish: 2 },
  ]);
  assert.equal(answer.body.visit.wish, null);
});

Deno.test('a late press gets the present state', async () => {
  await using project = startProject(wished, { outcome: 'stale' });
  const answer = await ask(project.url, { body: withKey('operator', press) });

  assert.equal(answer.status, 409);
  assert.equal(answer.body.error, 'stale');
  assert.equal(answer.body.visit.wish.number, 2);
});

for (const [name, body] of [
  ['an owner', withKey('owner', press)],
  ['whoever names no wish', withKey('operator', { ...press, wish: undefined })],
  ['whoever names no revision', withKey('operator', { ...press, revision: undefined })],
  ['whoever names half a wish', withKey('operator', { ...press, wish: 1.5 })],
] as const) {
  Deno.test(`${name} keeps no time`, async () => {
    await using project = startProject(wished);
    const answer = await ask(project.url, { body });
    assert.equal(answer.status, 400);
    assert.deepEqual(project.names(), []);
  });
}

Deno.test('without the operator’s key on the device the link alone keeps no time', async () => {
  await using project = startProject(wished);
  const headers = { apikey: 'publishable', origin, [operatorKeyHeader]: 'wrong' };
  const settings = { operatorKey: { secret: 'the key of the operator' } };
  const body = withKey('operator', press);
  const answer = await ask(project.url, { body, settings, init: { headers } });
  assert.equal(answer.status, 403);
  assert.ok(!project.names().includes('keep_time'));
});
