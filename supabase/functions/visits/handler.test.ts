import assert from 'node:assert/strict';
import { first, second, time } from './presses.fixture.ts';
import { readSettings } from './read-settings.ts';
import {
  ask,
  assertHas,
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

const byOperator = { reference, id: press, actor: 'operator' };

Deno.test('the operator’s change reaches the database, and the new state comes back', async () => {
  await using project = startProject(requested, { after: confirmed });
  const body = withKey('operator', { action: 'confirm', ...first, ...time });
  const answer = await ask(project.url, { body });

  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('access-control-allow-origin'), origin);
  assert.equal(answer.body.visit.status, 'confirmed');
  assert.deepEqual(project.names(), ['visit_link', 'change_visit']);
  const { day, time: local_time, minutes, note } = time;
  assert.deepEqual(project.calls[1], [
    'change_visit',
    {
      ...byOperator,
      revision: 0,
      request_version: 1,
      action: 'confirm',
      terms: {
        day,
        local_time,
        minutes,
        note,
        groomer: 'June Hathaway',
        travel_fee: 20,
        price: 180,
      },
    },
  ]);
});

Deno.test('the reason of a decline goes along, and an older page sends none', async () => {
  for (const [fields, reason] of [
    [{ reason: 'too_far' }, 'too_far'],
    [{}, null],
  ] as const) {
    await using project = startProject(requested);
    const body = withKey('operator', { action: 'decline', ...first, note: 'Sorry', ...fields });

    assert.equal((await ask(project.url, { body })).status, 200);
    const [, args] = project.calls[1] ?? [];
    assertHas(args, { action: 'decline', terms: { note: 'Sorry', reason } });
  }
});

Deno.test('the owner cancels, and says whether the fee is accepted', async () => {
  await using project = startProject(confirmed);
  const cancel = { action: 'cancel', revision: 1, acceptsFee: true };
  const answer = await ask(project.url, { body: withKey('owner', cancel) });

  assert.equal(answer.status, 200);
  const args = { ...byOperator, actor: 'owner', action: 'cancel', revision: 1 };
  const terms = { accepts_fee: true };
  assert.deepEqual(project.calls[1], ['change_visit', { ...args, request_version: null, terms }]);
});

Deno.test('a refusal comes with the present state', async () => {
  await using project = startProject(confirmed, { outcome: 'taken', after: moved });
  const body = withKey('operator', { action: 'move', ...second, ...time });
  const answer = await ask(project.url, { body });

  assert.deepEqual([answer.status, answer.body.error], [409, 'taken']);
  assert.deepEqual(answer.body.visit.starts, { day: '2026-11-24', time: '13:00' });
});

for (const [action, note, terms] of [
  [
    'done',
    'Ears a little red',
    { groomer_words: 'Ears a little red', charged: null, settles_fees: [] },
  ],
  ['use_details', '', { wish: 0 }],
] as const) {
  Deno.test(`the operator presses ${action} on the state that the page shows`, async () => {
    await using project = startProject(confirmed);
    const body = withKey('operator', { action, note, revision: 1, requestVersion: 2 });

    assert.equal((await ask(project.url, { body })).status, 200);
    const args = { ...byOperator, revision: 1, request_version: 2, action, terms };
    assert.deepEqual(project.calls[1], ['change_visit', args]);
  });
}

for (const [action, name, change] of [
  ['undo', 'undo_change', { last_change: press }],
  [
    'spam',
    'change_visit',
    { actor: 'operator', action: 'spam', terms: {}, revision: 1, request_version: 2 },
  ],
] as const) {
  Deno.test(`the operator taps ${action} on the state that the page shows`, async () => {
    await using project = startProject(requested, {
      after: { ...requested, is_spam: true, revision: 2 },
    });
    const body = withKey('operator', { action, revision: 1, requestVersion: 2, lastChange: press });
    const answer = await ask(project.url, { body });

    const { status, isSpam, revision } = answer.body.visit;
    assert.deepEqual([answer.status, status, isSpam, revision], [200, 'requested', true, 2]);
    const args = { reference, id: press, ...change };
    assert.deepEqual(project.calls[1], [name, args]);
    const byOwner = withKey('owner', { action, revision: 1, requestVersion: 2 });
    assert.equal((await ask(project.url, { body: byOwner })).status, 400);
  });
}

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

Deno.test('without a database it is 502, without settings 503', async () => {
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

Deno.test('reads its settings from the environment', () => {
  const environment: Record<string, string> = {
    SITE_ORIGIN: 'https://pets.example/start',
    SUPABASE_URL: 'https://ref.supabase.co',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_a"}',
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_a"}',
    VISIT_LINK_SECRET: 'a secret of at least 32 characters',
    VISIT_LINK_SECRET_PREVIOUS: 'the secret before of 32 characters',
    OPERATOR_KEY: 'a key that nobody guesses',
  };

  assert.deepEqual(
    readSettings((name) => environment[name]),
    {
      project: { url: 'https://ref.supabase.co', key: 'sb_secret_a' },
      publishableKeys: ['sb_publishable_a'],
      origin,
      isPublic: true,
      linkSecrets: ['a secret of at least 32 characters', 'the secret before of 32 characters'],
      operatorKey: { secret: 'a key that nobody guesses' },
    },
  );
});
