import assert from 'node:assert/strict';
import { unsubscribeToken } from '../_shared/visits/visit-link.ts';
import { createHandler } from './handler.ts';
import {
  ask,
  confirmed,
  operatorKey,
  origin,
  ownerKey,
  reference,
  secret,
  settingsFor,
  startProject,
  withKey,
} from './visits.fixture.ts';

const token = unsubscribeToken(secret, reference);
const withStopKey = (action: string) => ({ audience: 'stop', reference, token, action });
const ended = { ...confirmed, return_email: 'ended' } as const;

/** A mail program or a browser sends neither an API key nor an Origin to the address in the header. */
function callAddress(url: string, key: string, method = 'POST') {
  const handle = createHandler(settingsFor(url), fetch);
  const body = method === 'POST' ? 'List-Unsubscribe=One-Click' : null;
  return handle(new Request(`http://function.invalid/visits?stop=${key}`, { method, body }));
}

const on = { ...confirmed, return_email: 'on' } as const;
for (const [action, call, record] of [
  ['read_return_emails', ['read_visit', { reference }], on],
  ['end_return_emails', ['set_unsubscribed', { reference, stops: true }], ended],
  ['resume_return_emails', ['set_unsubscribed', { reference, stops: false }], on],
] as const) {
  Deno.test(`an unsubscribe token can ${action}, and learns of the emails alone`, async () => {
    // however long ago the visit’s page has ended
    await using project = startProject(record, { link: { has_ended: true } });
    const answer = await ask(project.url, { body: withStopKey(action) });
    assert.deepEqual([answer.status, answer.body], [200, { returnEmail: record.return_email }]);
    assert.deepEqual(project.calls, [call]);
  });
}

Deno.test('a mail program ends the emails by the address in their header', async () => {
  await using project = startProject(ended);
  const callOnce = async () => (await callAddress(project.url, `${reference}.${token}`)).status;
  assert.deepEqual([await callOnce(), await callOnce()], [200, 200]);
  assert.deepEqual(project.names(), ['set_unsubscribed', 'set_unsubscribed']);
});

Deno.test('a GET of that address, as of a scanner, only leads to the page', async () => {
  await using project = startProject(confirmed);
  const answer = await callAddress(project.url, `${reference}.${token}`, 'GET');
  const page = `${origin}/visit#${reference}.${token}.stop`;
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, page]);
  assert.deepEqual(project.calls, []);
});

for (const [name, key, status] of [
  ['a guessed key', `${reference}.${'A'.repeat(22)}`, 404],
  ['the key of the page', `${reference}.${ownerKey}`, 404],
  ['the operator’s key', `${reference}.${operatorKey}`, 404],
  ['the key of another visit', `AG-ZZZZZZ.${token}`, 404],
  ['the reference alone', `${reference}.`, 400],
  ['half a key', `${reference}.abc`, 400],
  ['nothing', '', 400],
] as const) {
  Deno.test(`${name} ends no emails, and opens nothing`, async () => {
    await using project = startProject(confirmed);
    assert.equal((await callAddress(project.url, key)).status, status);
    const [known = '', guess = ''] = key.split('.');
    const body = { ...withStopKey('end_return_emails'), reference: known, token: guess };
    assert.equal((await ask(project.url, { body })).status, 404);
    assert.deepEqual([...new Set(project.names())], ['note_call']);
  });
}

Deno.test('the link that ends emails opens no visit and fills in no request', async () => {
  await using project = startProject(confirmed, { link: { can_rebook: true } });
  for (const action of ['read', 'rebook']) {
    const answer = await ask(project.url, { body: { ...withKey('owner', { action }), token } });
    assert.deepEqual([answer.status, answer.body], [404, { error: 'unknown_link' }]);
  }
});
