import assert from 'node:assert/strict';
import { startServer } from '../../_shared/http/loopback.fixture.ts';
import { toOperatorDay } from '../../_shared/visits/to-day.ts';
import { dayCalls } from '../presses.fixture.ts';
import {
  ask,
  assertHas,
  confirmed,
  day,
  links,
  messageId,
  opened,
  operatorKey,
  press,
  reference,
  startProject,
} from '../visits.fixture.ts';

const { test } = Deno;

const id = '0b7c4f0e-6f3e-4d0e-9f27-1c8f4f9a2b10';
const span = { first: '2026-11-24', last: '2026-11-26', from: null, until: null };
const flu = { audience: 'operator', action: 'block', id, ...span, reason: 'Flu' };

test('visits in the way are named, each with the operator’s link', async () => {
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
      wish: null,
    },
  ];
  await using database = startServer(() => Response.json({ outcome: 'has_visits', visits }));
  const answer = await ask(database.url, { body: flu, ...opened });
  assert.deepEqual([answer.status, answer.body.error], [409, 'has_visits']);
  assert.deepEqual(answer.body.visits, [
    {
      reference,
      token: operatorKey,
      owner: { name: 'Sam Rivera', phone: '(303) 555-0199' },
      pets: ['Biscuit', 'Ada'].map((name) => ({
        name,
        service: 'Full Groom',
        size: 'medium',
        addOns: ['deshedding'],
      })),
      zipCode: '80206',
      zone: 'core',
      notes: 'Gate code 1234',
      mailProblem: null,
      starts: { day: '2026-11-24', time: '09:15' },
      revision: 2,
      requestVersion: 1,
      wish: null,
      hasEmail: true,
    },
  ]);
});

test('a refused block says why', async () => {
  await using database = startServer(() => Response.json({ outcome: 'in_past', visits: [] }));
  const answer = await ask(database.url, { body: flu, ...opened });
  assert.deepEqual([answer.status, answer.body], [409, { error: 'in_past' }]);
});

test('the operator reads what was earned on some days, and only real days are asked for', async () => {
  await using project = startProject(confirmed);
  const earned = { audience: 'operator', action: 'earned', ...dayCalls.earned };
  assert.deepEqual((await ask(project.url, { body: earned })).body, {
    earned: { done: [], owed: 25 },
  });
  for (const first of ['2026-11-31', '', null]) {
    assert.equal((await ask(project.url, { body: { ...earned, first } })).status, 400);
  }
});

test('a message has its whole text, and is promised an answer within a day', () => {
  assert.deepEqual(toOperatorDay(day, links).messages, [
    {
      kind: 'message',
      id: messageId,
      name: 'Ann Example',
      phone: '',
      email: 'ann@example.test',
      text: 'Do you groom\nNewfoundlands?',
      answerBy: '2026-11-21T16:50:00.000Z',
      isCustomer: false,
    },
  ]);
});

test('the operator says what became of a message, and takes it back', async () => {
  await using project = startProject(confirmed);
  const message = { audience: 'operator', action: 'message', id: messageId };
  for (const status of ['answered', 'spam', 'new']) {
    const answer = await ask(project.url, { body: { ...message, status } });
    assert.deepEqual([answer.status, answer.body], [200, { done: true }]);
    assert.deepEqual(project.calls.at(-1), ['answer_message', { id: messageId, status }]);
  }
  const gone = { ...message, id: press, status: 'answered' };
  const answer = await ask(project.url, { body: gone });
  assert.deepEqual([answer.status, answer.body], [409, { error: 'not_allowed' }]);

  for (const wrong of [{ status: 'review' }, { status: 'new', id: 'x' }, {}]) {
    assert.equal((await ask(project.url, { body: { ...message, ...wrong } })).status, 400);
  }
  assert.equal(project.calls.length, 4);
});

test('a promised call has who, what was canceled and why; one whose pets are deleted is left out', () => {
  const [visit] = day.visits;
  assert.ok(visit?.visit);
  const canceled = { ...visit.visit, status: 'canceled', note: 'June is ill\u202e' } as const;
  const call = { ...visit, visit: canceled };
  const record = { ...day, calls: [call, { ...call, request: [] }] };
  const { calls } = toOperatorDay(record, links);
  assert.equal(calls.length, 1);
  assertHas(calls[0], {
    reference,
    token: operatorKey,
    owner: { name: 'Sam Rivera', phone: '(303) 555-0199' },
    starts: { day: '2026-11-24', time: '09:15' },
    words: 'June is ill',
  });
});

test('a promised call is ticked, and that is taken back', async () => {
  await using project = startProject(confirmed);
  const body = { audience: 'operator', action: 'called', reference, isCalled: true };
  for (const isCalled of [true, false]) {
    const answer = await ask(project.url, { body: { ...body, isCalled } });
    assert.deepEqual([answer.status, answer.body], [200, { done: true }]);
    assert.deepEqual(project.calls.at(-1), ['set_called', { reference, is_called: isCalled }]);
  }
  assert.equal((await ask(project.url, { body: { ...body, isCalled: 'yes' } })).status, 400);
  assert.equal(project.calls.length, 2);
});

test('a time is held for a name and a number, and a visit in the way is named', async () => {
  const body = { audience: 'operator', action: 'hold', ...dayCalls.hold, id: press };
  await using project = startProject(confirmed);
  const held = await ask(project.url, { body });
  assert.deepEqual([held.status, held.body], [200, { done: true }]);
  const start = { day: '2026-11-24', local_time: '13:00', minutes: 90 };
  const terms = { ...start, takes_closed_time: false };
  assert.deepEqual(project.calls, [
    ['hold_time', { id: press, name: 'Kim', phone: '303-555-0142', terms }],
  ]);

  const other = { ...confirmed, reference };
  await using full = startProject(confirmed, { outcome: 'taken', other });
  const refused = await ask(full.url, { body });
  assert.equal(refused.status, 409);
  assertHas(refused.body.other, { reference, token: operatorKey });
  assert.equal(refused.body.error, 'taken');
});
