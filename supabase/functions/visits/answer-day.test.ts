import assert from 'node:assert/strict';
import { operatorKeyHeader } from '../_shared/visit-state.ts';
import { toOperatorDay } from './answer-day.ts';
import {
  ask,
  confirmed,
  day,
  operatorKey,
  origin,
  reference,
  secret,
  startProject,
  withKey,
} from './visits.fixture.ts';

const body = { audience: 'operator', action: 'day' };
const device = { operatorKey: { secret: 'the key of the operator' } };
const withHeader = (given: string) => ({
  headers: { apikey: 'publishable', origin, [operatorKeyHeader]: given },
});

Deno.test('the operator’s key alone opens the day, after too many wrong ones too', async () => {
  await using project = startProject(confirmed, { isOver: true });
  const init = withHeader('the key of the operator');
  const answer = await ask(project.url, { body, settings: device, init });

  assert.equal(answer.status, 200);
  assert.deepEqual(answer.body, { day: toOperatorDay(day, [secret]) });
  assert.deepEqual(project.names(), ['operator_day']);
});

Deno.test(
  'no key, a wrong one and too many wrong ones show nothing; wrong ones are counted',
  async () => {
    for (const [init, isOver, status, error, calls] of [
      [undefined, false, 401, 'operator_key_required', []],
      [withHeader('the key of the operatoR'), false, 403, 'wrong_operator_key', ['note_wrong_key']],
      [withHeader('wrong'), true, 429, 'too_many', ['note_wrong_key']],
    ] as const) {
      await using project = startProject(confirmed, { isOver });
      const answer = await ask(project.url, { body, settings: device, ...(init && { init }) });
      assert.deepEqual([answer.status, answer.body], [status, { error }]);
      assert.deepEqual(project.names(), calls);
    }
  },
);

Deno.test(
  'without an operator key, a public site opens no operator’s page and a developer’s site does',
  async () => {
    await using project = startProject(confirmed);
    const decline = { action: 'decline', revision: 1, requestVersion: 1, note: '' };
    for (const closedTo of [body, withKey('operator'), withKey('operator', decline)]) {
      const closed = await ask(project.url, { body: closedTo, settings: { isPublic: true } });
      assert.deepEqual([closed.status, closed.body], [403, { error: 'operator_key_missing' }]);
    }
    assert.deepEqual(project.names(), ['visit_link', 'visit_link']);

    assert.equal((await ask(project.url, { body })).status, 200);
    const owner = { body: withKey('owner'), settings: { isPublic: true } };
    assert.equal((await ask(project.url, owner)).status, 200);
  },
);

Deno.test('an owner has no day', async () => {
  await using project = startProject(confirmed);
  const answer = await ask(project.url, { body: { ...body, audience: 'owner' } });
  assert.equal(answer.status, 400);
});

Deno.test('waiting entries have their deadline, oldest first, and the rest is counted', () => {
  const { waiting, moreWaiting } = toOperatorDay(day, [secret]);
  assert.deepEqual(waiting, [
    {
      kind: 'wish',
      reference,
      token: operatorKey,
      pets: ['Biscuit'],
      zipCode: '80206',
      zone: 'core',
      preferred: { day: '2026-12-01', window: '2-4 PM' },
      words: 'After school',
      answerBy: '2026-11-20T18:30:00.000Z',
      starts: { day: '2026-11-24', time: '09:15' },
    },
    {
      kind: 'request',
      reference,
      token: operatorKey,
      pets: ['Biscuit', 'Ada'],
      zipCode: '80206',
      zone: 'core',
      preferred: { day: '2026-11-24', window: '8-10 AM' },
      answerBy: '2026-11-20T18:40:00.000Z',
      isMarked: false,
    },
  ]);
  assert.equal(moreWaiting, 2);
});

Deno.test('marked requests come last, and a wish that is gone is left out', () => {
  const [request] = day.requests;
  const [wish] = day.wishes;
  assert.ok(request && wish);
  const requests = [{ ...request, sent_at: '2026-11-01T16:40:00Z', is_marked: true }];
  const { waiting } = toOperatorDay({ ...day, requests }, [secret]);
  assert.deepEqual(
    waiting.map(({ kind }) => kind),
    ['wish', 'request'],
  );

  for (const gone of [{ wish: null }, { visit: null }]) {
    const changed = { ...day, wishes: [{ ...wish, ...gone }] };
    const { waiting: left } = toOperatorDay(changed, [secret]);
    assert.deepEqual(
      left.map(({ kind }) => kind),
      ['request'],
    );
  }
});

Deno.test('a visit has what a change needs, and the drive to the next one', () => {
  const { visits } = toOperatorDay(day, ['another secret', secret]);
  const [first, second] = visits;
  assert.notEqual(first?.token, operatorKey);
  assert.notEqual(first?.token, second?.token);
  assert.deepEqual(
    { ...first, token: '' },
    {
      reference,
      token: '',
      status: 'confirmed',
      revision: 1,
      requestVersion: 2,
      starts: { day: '2026-11-24', time: '09:15' },
      minutes: 135,
      owner: { name: 'Sam Rivera', phone: '(303) 555-0199' },
      pets: [{ name: 'Biscuit', service: 'Full Groom' }],
      address: '12 Pearl St, Apt 4',
      zipCode: '80206',
      gateCode: 'Gate 4411',
      isSentAgain: false,
      next: { minutes: 30, miles: 15, isTight: true },
    },
  );
  assert.equal(second?.next, null);
});

Deno.test('a visit that lost its time meanwhile is left out', () => {
  const [gone] = day.visits;
  const visits = gone ? [{ ...gone, visit: null }] : [];
  assert.deepEqual(toOperatorDay({ ...day, visits }, [secret]).visits, []);
});
