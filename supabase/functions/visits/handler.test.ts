import assert from 'node:assert/strict';
import { readLinkSecrets } from '../_shared/visits/visit-link.ts';
import { readSettings } from './handler.ts';
import { first, second, time } from './presses.fixture.ts';
import {
  ask,
  confirmed,
  origin,
  press,
  reference,
  requested,
  startProject,
  withKey,
} from './visits.fixture.ts';

const moved = {
  ...confirmed,
  visit: confirmed.visit && { ...confirmed.visit, time: '13:00', revision: 2 },
};

const { day, minutes, note, groomer, price } = time;
const terms = { note, groomer, travel_fee: 20, price, is_agreed: false };
const set = { day, local_time: time.time, minutes, takes_closed_time: false, ...terms };

for (const [audience, said, pressed] of [
  ['operator', { action: 'confirm', ...first, ...time }, set],
  // an older page sends neither a reason nor a wish
  ['operator', { action: 'decline', ...first, note: 'Sorry' }, { note: 'Sorry', reason: null }],
  ['operator', { action: 'use_details', ...second, note: '' }, { wish: 0 }],
  ['owner', { action: 'cancel', revision: 1, acceptsFee: true }, { accepts_fee: true }],
] as const) {
  const { action, revision } = said;
  Deno.test(`the ${audience} presses ${action}, and the new state comes back`, async () => {
    await using project = startProject(requested, { after: confirmed });
    const answer = await ask(project.url, { body: withKey(audience, said) });

    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('access-control-allow-origin'), origin);
    assert.equal(answer.body.visit.status, 'confirmed');
    assert.deepEqual(project.names(), ['visit_link', 'change_visit']);
    const decided = { revision, request_version: audience === 'owner' ? null : 1 };
    const args = { reference, id: press, actor: audience, action, ...decided, terms: pressed };
    assert.deepEqual(project.calls[1], ['change_visit', args]);
  });
}

Deno.test('the operator takes back the change that the page shows', async () => {
  await using project = startProject(confirmed, { after: requested });
  const body = withKey('operator', { action: 'undo', lastChange: press });

  assert.equal((await ask(project.url, { body })).body.visit.status, 'requested');
  assert.deepEqual(project.calls[1], ['undo_change', { reference, id: press, last_change: press }]);
});

Deno.test('a refusal comes with the present state', async () => {
  await using project = startProject(confirmed, { outcome: 'taken', after: moved });
  const body = withKey('operator', { action: 'move', ...second, ...time });
  const answer = await ask(project.url, { body });

  assert.deepEqual([answer.status, answer.body.error], [409, 'taken']);
  assert.deepEqual(answer.body.visit.starts, { day: '2026-11-24', time: '13:00' });
});

Deno.test('an owner does not learn that a request counts as spam', async () => {
  await using project = startProject({
    ...requested,
    is_spam: true,
    undo_until: '2026-11-25T10:00:00Z',
  });
  const { body } = await ask(project.url, { body: withKey('owner') });
  assert.equal(body.visit.status, 'requested');
  assert.doesNotMatch(JSON.stringify(body), /spam|undo/i);
});

Deno.test('the function answers 502 without a database, and 503 without settings', async () => {
  const away = await ask('http://127.0.0.1:9', { body: withKey('owner') });
  assert.deepEqual([away.status, away.body], [502, { error: 'database_unavailable' }]);

  for (const settings of [
    { linkSecrets: [] },
    { operatorKey: undefined },
    { project: undefined },
    { origin: undefined },
  ]) {
    const answer = await ask('http://127.0.0.1:9', { body: withKey('owner'), settings });
    assert.deepEqual([answer.status, answer.body], [503, { error: 'not_configured' }]);
  }
});

Deno.test('a site on https is public', () => {
  assert.ok(readSettings((name) => (name === 'SITE_ORIGIN' ? origin : '')).isPublic);
});

Deno.test('the previous secret opens after a current one, and a short one never', () => {
  const environment = (secrets: Record<string, string>) => (name: string) => secrets[name];
  const [VISIT_LINK_SECRET, VISIT_LINK_SECRET_PREVIOUS] = ['x'.repeat(32), 'y'.repeat(32)];

  const both = environment({ VISIT_LINK_SECRET, VISIT_LINK_SECRET_PREVIOUS });
  assert.deepEqual(readLinkSecrets(both), [VISIT_LINK_SECRET, VISIT_LINK_SECRET_PREVIOUS]);
  const short = environment({ VISIT_LINK_SECRET, VISIT_LINK_SECRET_PREVIOUS: 'y'.repeat(31) });
  assert.deepEqual(readLinkSecrets(short), [VISIT_LINK_SECRET]);
  assert.deepEqual(readLinkSecrets(environment({ VISIT_LINK_SECRET: 'x'.repeat(31) })), []);
  assert.deepEqual(readLinkSecrets(environment({ VISIT_LINK_SECRET_PREVIOUS })), []);
});
