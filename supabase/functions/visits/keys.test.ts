import assert from 'node:assert/strict';
import { readOperatorKey } from '../_shared/http/operator-key.ts';
import { dayCalls, ownerActions } from './presses.fixture.ts';
import {
  ask,
  confirmed,
  device,
  opened,
  operatorKey,
  ownerKey,
  secret,
  startProject,
  withHeader,
  withKey,
} from './visits.fixture.ts';

const { test } = Deno;

const headers = { 'x-forwarded-for': '203.0.113.9, 10.0.0.1' };

const cancel = { action: 'cancel', revision: 1, acceptsFee: true } as const;

for (const [name, change] of [
  ['a forged key', { token: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['a truncated key', { token: ownerKey.slice(0, -1) }],
  ['a key with something behind it', { token: `${ownerKey}A` }],
  ['no key', { token: '' }],
  ['the operator’s key on the owner’s page', { token: operatorKey }],
  ['the owner’s key on the operator’s page', { audience: 'operator' }],
  ['the key of another reference', { reference: 'AG-PPPPPP' }],
  ['a reference that never was', { reference: 'x' }],
  ['a reference in lower case', { reference: 'ag-7k4q2m' }],
  ['a key with a space', { token: ` ${ownerKey}` }],
  ['a wrong key to cancel with', { ...cancel, token: operatorKey }],
] as const) {
  test(`${name} is an unknown link, is counted and changes nothing`, async () => {
    await using project = startProject(confirmed);
    const body = { ...withKey('owner'), ...change };

    const answer = await ask(project.url, { body });
    assert.deepEqual([answer.status, answer.body], [404, { error: 'unknown_link' }]);
    assert.deepEqual(project.names(), ['visit_link', 'note_call']);
    assert.deepEqual(project.calls[1]?.[1], { on_form: 'wrong_keys', headers });
  });
}

test('a deleted request, a higher version and another secret revoke a link', async () => {
  await using deleted = startProject(confirmed, { link: { exists: false } });
  assert.equal((await ask(deleted.url, { body: withKey('owner') })).status, 404);

  await using project = startProject(confirmed, { link: { version: 2 } });
  assert.equal((await ask(project.url, { body: withKey('owner') })).status, 404);
  const token = 'GWCOaPVoINta4Ji7hwDzvA';
  assert.equal((await ask(project.url, { body: { ...withKey('owner'), token } })).status, 200);
  // the operator's page goes on
  assert.equal((await ask(project.url, { body: withKey('operator') })).status, 200);

  await using other = startProject(confirmed);
  const linkSecrets = ['another secret of 32 characters at least'];
  const settings = { linkSecrets };
  assert.equal((await ask(other.url, { body: withKey('owner'), settings })).status, 404);
  const both = { linkSecrets: [...linkSecrets, secret] };
  assert.equal((await ask(other.url, { body: withKey('owner'), settings: both })).status, 200);
});

test('after too many wrong keys, another wrong one is told to wait', async () => {
  await using project = startProject(confirmed, { isOver: true });
  const answer = await ask(project.url, { body: { ...withKey('owner'), token: 'wrong' } });

  assert.deepEqual([answer.status, answer.body], [429, { error: 'too_many' }]);
  assert.equal(answer.headers.get('retry-after'), '600');
  assert.equal(answer.headers.get('access-control-expose-headers'), 'retry-after');
});

test('only the right key learns that a link has ended', async () => {
  await using project = startProject(confirmed, { link: { has_ended: true } });
  const ended = await ask(project.url, { body: withKey('owner') });
  assert.deepEqual([ended.status, ended.body], [410, { error: 'link_ended' }]);
  const wrong = await ask(project.url, { body: { ...withKey('owner'), token: 'wrong' } });
  assert.deepEqual(wrong.body, { error: 'unknown_link' });
});

for (const [action, fields] of Object.entries(ownerActions)) {
  test(`a link that has ended answers no ${action} of the owner`, async () => {
    await using project = startProject(confirmed, { link: { has_ended: true } });
    const answer = await ask(project.url, { body: withKey('owner', { ...fields, action }) });

    assert.deepEqual([answer.status, answer.body], [410, { error: 'link_ended' }]);
    assert.deepEqual(project.names(), ['visit_link']);
  });
}

test('a visit stays open to the operator, whose customer owes a fee or comes back', async () => {
  await using project = startProject(confirmed, { link: { has_ended: true } });
  assert.equal((await ask(project.url, { body: withKey('operator') })).status, 200);
});

test('a link whose page has ended books again while the database allows it', async () => {
  const visit = confirmed.visit && ({ ...confirmed.visit, status: 'done' } as const);
  const link = { has_ended: true, can_rebook: true };
  await using project = startProject({ ...confirmed, visit }, { link });
  const answer = await ask(project.url, { body: withKey('owner', { action: 'rebook' }) });
  assert.deepEqual([answer.status, Object.keys(answer.body)], [200, ['rebooking', 'now']]);

  for (const action of [{ action: 'read' }, cancel]) {
    const other = await ask(project.url, { body: withKey('owner', action) });
    assert.deepEqual([other.status, other.body], [410, { error: 'link_ended' }]);
  }
  for (const token of ['', operatorKey]) {
    const body = { ...withKey('owner', { action: 'rebook' }), token };
    assert.equal((await ask(project.url, { body })).status, 404);
  }
});

test('the operator’s link alone, out of a quoted email, opens and changes nothing', async () => {
  await using project = startProject(confirmed);
  const decline = { action: 'decline', revision: 1, requestVersion: 1, note: '' };

  for (const action of [{ action: 'read' }, decline]) {
    const body = withKey('operator', action);
    const answer = await ask(project.url, { body, settings: device });
    assert.deepEqual([answer.status, answer.body], [401, { error: 'operator_key_required' }]);
  }
  assert.deepEqual(project.names(), ['visit_link', 'visit_link']);
});

for (const [action, fields] of Object.entries(dayCalls)) {
  test(`without the operator’s key, ${action} asks the database nothing`, async () => {
    await using project = startProject(confirmed);
    const body = { audience: 'operator', action, ...fields };
    const answer = await ask(project.url, { body, settings: device });
    assert.deepEqual([answer.status, answer.body], [401, { error: 'operator_key_required' }]);
    assert.deepEqual(project.calls, []);
  });
}

test('a wrong key of the operator is counted like a wrong link', async () => {
  await using project = startProject(confirmed);
  for (const given of ['the key of the operatoR', 'the key of the operator x', '0']) {
    const init = withHeader(given);
    const answer = await ask(project.url, { body: withKey('operator'), settings: device, init });
    assert.deepEqual([answer.status, answer.body], [403, { error: 'wrong_operator_key' }]);
  }
  assert.deepEqual(project.names().filter((name) => name === 'note_call').length, 3);

  await using over = startProject(confirmed, { isOver: true });
  const init = withHeader('wrong');
  const answer = await ask(over.url, { body: withKey('operator'), settings: device, init });
  assert.deepEqual([answer.status, answer.body], [429, { error: 'too_many' }]);
});

test('both keys open, even after too many wrong ones; the owner needs no second key', async () => {
  await using project = startProject(confirmed, { isOver: true });
  assert.equal((await ask(project.url, { body: withKey('operator'), ...opened })).status, 200);
  const owner = { body: withKey('owner'), settings: device };
  assert.equal((await ask(project.url, owner)).status, 200);
  assert.ok(!project.names().includes('note_call'));
});

test('the right key of the operator does not make a wrong link right', async () => {
  await using project = startProject(confirmed);
  const body = { ...withKey('operator'), token: ownerKey };
  assert.equal((await ask(project.url, { body, ...opened })).status, 404);
});

for (const [name, key, given] of [
  ['none', '', 'none'],
  ['a long one', 'sixteen letters.', { secret: 'sixteen letters.' }],
  ['one that could be guessed', 'fifteen letters', undefined],
  ['one that ends with a space', 'sixteen letters ', undefined],
  ['one that no header carries', 'sixteen letters’.', undefined],
] as const) {
  test(`the operator’s key of the environment: ${name}`, () => {
    assert.deepEqual(
      readOperatorKey(() => key),
      given,
    );
  });
}

test('only headers that may name the caller go to the database', async () => {
  await using project = startProject(confirmed);
  const callerHeaders = {
    'cf-connecting-ip': '198.51.100.7',
    'x-real-ip': '198.51.100.8',
    forwarded: 'x',
  };
  const init = withHeader('x', {
    ...callerHeaders,
    'x-forwarded-for': '::1',
    authorization: 'secret',
  });
  await ask(project.url, { body: { ...withKey('owner'), token: 'wrong' }, init });

  assert.deepEqual(project.calls[1]?.[1], {
    on_form: 'wrong_keys',
    headers: { ...callerHeaders, 'x-forwarded-for': '::1' },
  });
});
