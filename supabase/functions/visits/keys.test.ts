import assert from 'node:assert/strict';
import {
  ask,
  confirmed,
  operatorKey,
  origin,
  ownerKey,
  reference,
  startProject,
  withKey,
} from './visits.fixture.ts';

const caller_address = '203.0.113.9';

for (const [name, change] of [
  ['a forged key', { token: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['a truncated key', { token: ownerKey.slice(0, -1) }],
  ['a key with something behind it', { token: `${ownerKey}A` }],
  ['no key', { token: '' }],
  ['the operator’s key on the owner’s page', { token: operatorKey }],
  ['the owner’s key on the operator’s page', { audience: 'operator' }],
  ['the key of another reference', { reference: 'AG-PPPPPP' }],
  ['a reference that never was', { reference: 'x' }],
] as const) {
  Deno.test(`${name} is an unknown link, is counted and changes nothing`, async () => {
    await using project = startProject(confirmed);
    const cancel = { action: 'cancel', revision: 1, note: '', acceptsFee: true };

    for (const action of [{ action: 'read' }, cancel]) {
      const answer = await ask(project.url, { body: { ...withKey('owner', action), ...change } });
      assert.deepEqual([answer.status, answer.body], [404, { error: 'unknown_link' }]);
    }
    const each = ['read_visit', 'note_wrong_visit_link'];
    assert.deepEqual(project.names(), [...each, ...each]);
    assert.deepEqual(project.calls[1]?.[1], { caller_address });
  });
}

Deno.test('the key of a request that is deleted opens nothing', async () => {
  await using project = startProject({ ...confirmed, request: [], visit: null });

  assert.equal((await ask(project.url, { body: withKey('owner') })).status, 404);
});

Deno.test('a higher version revokes a link, and so does another secret', async () => {
  await using project = startProject({ ...confirmed, link_version: 2 });
  assert.equal((await ask(project.url, { body: withKey('owner') })).status, 404);
  const token = 'GWCOaPVoINta4Ji7hwDzvA';
  assert.equal((await ask(project.url, { body: { ...withKey('owner'), token } })).status, 200);

  await using other = startProject(confirmed);
  const settings = { linkSecret: 'another secret of 32 characters at least' };
  assert.equal((await ask(other.url, { body: withKey('owner'), settings })).status, 404);
});

Deno.test('a caller who tried too many is told to wait, with the right key too', async () => {
  await using project = startProject({ ...confirmed, blocked: true });
  const answer = await ask(project.url, { body: withKey('owner') });

  assert.deepEqual([answer.status, answer.body], [429, { error: 'too_many' }]);
  assert.equal(answer.headers.get('retry-after'), '600');
  assert.equal(answer.headers.get('access-control-expose-headers'), 'retry-after');
  assert.deepEqual(project.calls, [['read_visit', { reference, caller_address }]]);
});

for (const [headers, address] of [
  [{ 'cf-connecting-ip': '198.51.100.7', 'x-forwarded-for': '203.0.113.9' }, '198.51.100.7'],
  [{ 'x-forwarded-for': ' 203.0.113.9 , 10.0.0.1' }, '203.0.113.9'],
  [{}, null],
] as const) {
  Deno.test(`the caller is ${address} with ${JSON.stringify(headers)}`, async () => {
    await using project = startProject(confirmed);
    const init = { headers: { apikey: 'publishable', origin, ...headers } };
    await ask(project.url, { body: withKey('owner'), init });

    assert.equal(project.calls[0]?.[1].caller_address, address);
  });
}
