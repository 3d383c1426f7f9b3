import assert from 'node:assert/strict';
import {
  ask,
  confirmed,
  day,
  links,
  operatorKey,
  reference,
  startProject,
} from '../visits.fixture.ts';
import { toOperatorDay } from './answer-day.ts';

Deno.test(
  'a promised call has who, what was canceled and why; one whose pets are deleted is left out',
  () => {
    const [visit] = day.visits;
    assert.ok(visit?.visit);
    const canceled = { ...visit.visit, status: 'canceled', note: 'June is ill\u202e' } as const;
    const call = { ...visit, visit: canceled };
    const record = { ...day, calls: [call, { ...call, request: [] }] };
    assert.deepEqual(toOperatorDay(record, links).calls, [
      {
        reference,
        token: operatorKey,
        owner: { name: 'Sam Rivera', phone: '(303) 555-0199' },
        pets: ['Biscuit'],
        starts: { day: '2026-11-24', time: '09:15' },
        words: 'June is ill',
      },
    ]);
  },
);

Deno.test(
  'a promised call is ticked, and that is taken back, with the operator’s key alone',
  async () => {
    await using project = startProject(confirmed);
    const body = { audience: 'operator', action: 'told', reference, isTold: true };
    for (const isTold of [true, false]) {
      const answer = await ask(project.url, { body: { ...body, isTold } });
      assert.deepEqual([answer.status, answer.body], [200, { done: true }]);
      assert.deepEqual(project.calls.at(-1), ['set_told', { reference, is_told: isTold }]);
    }
    assert.equal((await ask(project.url, { body: { ...body, isTold: 'yes' } })).status, 400);
    const settings = { operatorKey: { secret: 'the key of the operator' } };
    assert.equal((await ask(project.url, { body, settings })).status, 401);
    assert.equal(project.calls.length, 2);
  },
);
