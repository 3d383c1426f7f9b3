import assert from 'node:assert/strict';
import { sampleVisit } from '../_shared/visits/sample-visit.fixture.ts';
import { stopToken } from '../_shared/visits/visit-link.ts';
import { createHandler } from './handler.ts';
import { wish } from './presses.fixture.ts';
import {
  ask,
  confirmed,
  ownerKey,
  secret,
  settingsFor,
  startProject,
  withKey,
} from './visits.fixture.ts';

Deno.test('the owner asks for another time', async () => {
  const { words } = wish;
  const askAction = {
    day: wish.day,
    window: wish.window,
    words,
    asked_at: '2026-11-22T10:00:00Z',
    number: 1,
  };
  const after = { ...confirmed, wish: askAction, ask_refusal: 'too_many_wishes' } as const;
  await using project = startProject(confirmed, { after });
  const body = withKey('owner', { action: 'ask', revision: 1, ...wish });
  const answer = await ask(project.url, { body });

  assert.equal(answer.status, 200);
  const args = { day: wish.day, time_window: wish.window, words };
  assert.deepEqual(project.calls[1], [
    'ask_for_time',
    { reference: 'AG-7K4Q2M', revision: 1, ...args },
  ]);
  assert.deepEqual(answer.body.visit.wish, { ...wish, askedAt: '2026-11-22T10:00:00Z', number: 1 });
  assert.equal(answer.body.visit.askRefusal, 'too_many_wishes');
});

Deno.test('the owner says yes to the time that the page shows', async () => {
  const after = { ...confirmed, visit: { ...sampleVisit, accepted_at: '2026-11-22T10:00:00Z' } };
  await using project = startProject(confirmed, { after });
  const answer = await ask(project.url, {
    body: withKey('owner', { action: 'accept', revision: 1 }),
  });

  assert.deepEqual(project.calls[1], ['accept_visit', { reference: 'AG-7K4Q2M', revision: 1 }]);
  assert.deepEqual([answer.status, answer.body.visit.hasAccepted], [200, true]);
});

Deno.test('one press on the page ends the mails to come back', async () => {
  await using project = startProject(confirmed);
  const answer = await ask(project.url, {
    body: withKey('owner', { action: 'end_return_emails' }),
  });

  assert.equal(answer.status, 200);
  assert.deepEqual(project.calls[1], ['end_return_emails', { reference: 'AG-7K4Q2M' }]);
});

/** What a mail program posts by itself (RFC 8058): no API key and no Origin. */
function oneClick(url: string, key: string, method = 'POST') {
  const handle = createHandler(settingsFor(url), fetch);
  const body = method === 'POST' ? 'List-Unsubscribe=One-Click' : null;
  return handle(new Request(`http://function.invalid/visits?stop=${key}`, { method, body }));
}

Deno.test('a mail program ends the mails to come back by the address in their header', async () => {
  await using project = startProject(confirmed);
  const key = `AG-7K4Q2M.${stopToken(secret, 'AG-7K4Q2M')}`;
  assert.equal((await oneClick(project.url, key)).status, 200);
  assert.deepEqual(project.calls, [['end_return_emails', { reference: 'AG-7K4Q2M' }]]);

  // scanners open links, which must not end anything
  assert.equal((await oneClick(project.url, key, 'GET')).status, 405);
  assert.equal(project.calls.length, 1);
});

for (const [name, key, status] of [
  ['a guessed key', `AG-7K4Q2M.${'A'.repeat(22)}`, 404],
  ['the key of the page', `AG-7K4Q2M.${ownerKey}`, 404],
  ['the key of another visit', 'AG-ZZZZZZ.fs0PeM5gZ8OMgjR9VUgPFA', 404],
  ['half a key', 'AG-7K4Q2M.abc', 400],
  ['nothing', '', 400],
] as const) {
  Deno.test(`${name} ends no mails, and opens nothing`, async () => {
    await using project = startProject(confirmed);
    assert.equal((await oneClick(project.url, key)).status, status);
    assert.ok(!project.names().includes('end_return_emails'));
  });
}

Deno.test('what ends mails opens no visit', async () => {
  await using project = startProject(confirmed);
  const token = stopToken(secret, 'AG-7K4Q2M');
  const answer = await ask(project.url, { body: { ...withKey('owner'), token } });
  assert.deepEqual([answer.status, answer.body], [404, { error: 'unknown_link' }]);
});
