import assert from 'node:assert/strict';
import {
  ask,
  assertHas,
  confirmed,
  operatorKey,
  press,
  reference,
  startProject,
} from '../visits.fixture.ts';

const { request, visit } = confirmed;
const inTheWay = { reference, link_version: 1, request, visit };

Deno.test('a time is held for a name and a number, and a visit in the way is named', async () => {
  const body = {
    audience: 'operator',
    action: 'hold',
    id: press,
    day: '2026-11-24',
    time: '13:00',
    minutes: 90,
    name: 'Kim',
    phone: '303-555-0142',
  };
  await using project = startProject(confirmed);
  const held = await ask(project.url, { body });
  assert.deepEqual([held.status, held.body], [200, { done: true }]);
  const terms = { day: '2026-11-24', local_time: '13:00', minutes: 90 };
  assert.deepEqual(project.calls, [
    ['hold_time', { id: press, name: 'Kim', phone: '303-555-0142', terms }],
  ]);

  await using full = startProject(confirmed, { outcome: 'taken', other: inTheWay });
  const refused = await ask(full.url, { body });
  assert.equal(refused.status, 409);
  assertHas(refused.body.other, { reference, token: operatorKey });
  assert.equal(refused.body.error, 'taken');
});
