import assert from 'node:assert/strict';
import { sampleVisit } from '../_shared/visits/sample-visit.fixture.ts';
import { wish } from './presses.fixture.ts';
import { ask, confirmed, press, reference, startProject, withKey } from './visits.fixture.ts';

const byOwner = { reference, id: press, actor: 'owner', revision: 1, request_version: null };

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
  const terms = { day: wish.day, time_window: wish.window, words };
  assert.deepEqual(project.calls[1], ['change_visit', { ...byOwner, action: 'ask', terms }]);
  assert.deepEqual(answer.body.visit.wish, { ...wish, askedAt: '2026-11-22T10:00:00Z', number: 1 });
  assert.equal(answer.body.visit.askRefusal, 'too_many_wishes');
});

Deno.test('the owner says yes to the time that the page shows', async () => {
  const after = { ...confirmed, visit: { ...sampleVisit, accepted_at: '2026-11-22T10:00:00Z' } };
  await using project = startProject(confirmed, { after });
  const answer = await ask(project.url, {
    body: withKey('owner', { action: 'accept', revision: 1 }),
  });

  assert.deepEqual(project.calls[1], ['change_visit', { ...byOwner, action: 'accept', terms: {} }]);
  assert.deepEqual([answer.status, answer.body.visit.hasAccepted], [200, true]);
});
