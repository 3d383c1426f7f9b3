import assert from 'node:assert/strict';
import { sampleBooking } from '../../_shared/visits/sample-booking.fixture.ts';
import { sampleVisit } from '../../_shared/visits/sample-visit.fixture.ts';
import { toVisit } from '../../_shared/visits/to-visit.ts';
import { visitLink } from '../../_shared/visits/visit-link.ts';
import type { OperatorVisit } from '../../_shared/visits/visit-state.ts';
import { ownerActions } from '../presses.fixture.ts';
import {
  ask,
  assertHas,
  confirmed,
  links,
  origin,
  reference,
  requested,
  secret,
  startProject,
  withKey,
} from '../visits.fixture.ts';

const words = 'Muzzle in the hall';
const last = {
  reference: 'AG-LLLLLL',
  request: [{ ...sampleBooking, pet_name: 'Pip' }],
  visit: { ...sampleVisit, status: 'done', day: '2026-10-06', groomer: 'Theo', travel_fee: 15 },
  is_past: true,
  next_price: null,
  found_by: 'phone',
  private_line: words,
  visits: 3,
  missed: 1,
} as const;
const known = { ...confirmed, private_line: words, last_time: last };

const operatorVisit = (record: typeof requested) => {
  const visit = toVisit(record, 'operator', links);
  assert.ok(visit?.audience === 'operator');
  return visit;
};

for (const [action, fields] of Object.entries(ownerActions)) {
  for (const [state, record] of [
    ['confirmed', known],
    ['done', { ...known, visit: { ...sampleVisit, status: 'done' } }],
    ['unanswered', { ...requested, private_line: words, last_time: last }],
  ] as const) {
    Deno.test(`no ${action} of an owner answers a private word, ${state}`, async () => {
      for (const outcome of ['done', 'stale']) {
        await using project = startProject(record, { outcome });
        const answer = await ask(project.url, { body: withKey('owner', { ...fields, action }) });
        assert.ok([200, 409, 422].includes(answer.status));
        assert.doesNotMatch(
          JSON.stringify(answer.body),
          /Muzzle|LLLLLL|Pip|Theo|lastTime|ownerLink/,
        );
      }
    });
  }
}

Deno.test('the operator reads the private line and the last time', () => {
  const { privateLine, lastTime } = operatorVisit(known);
  assert.equal(privateLine, words);
  assertHas(lastTime, {
    status: 'done',
    day: '2026-10-06',
    minutes: 135,
    pets: [{ name: 'Pip', service: 'Full Groom', addOns: ['deshedding'] }],
    estimate: 165,
    price: null,
    travelFee: 15,
    groomer: 'Theo',
    privateLine: words,
    owner: 'Sam Rivera',
    foundBy: 'phone',
    visits: 3,
    missed: 1,
  } satisfies Partial<OperatorVisit['lastTime']>);
  assert.equal(operatorVisit({ ...known, last_time: { ...last, is_past: false } }).lastTime, null);
});

Deno.test('the operator writes a private line over the one that was shown', async () => {
  await using project = startProject(confirmed, { after: known });
  const body = withKey('operator', { action: 'keep_private_line', line: words, seen: 'Bites' });
  const answer = await ask(project.url, { body });
  assert.deepEqual([answer.status, answer.body.visit.privateLine], [200, words]);
  assert.deepEqual(project.calls[1], [
    'keep_private_line',
    { reference, line: words, seen: 'Bites' },
  ]);
});

Deno.test('only a confirmed visit gives the operator the link of its owner', () => {
  const expected = visitLink(origin, secret, { audience: 'owner', reference, version: 2 });
  assert.equal(operatorVisit({ ...confirmed, link_version: 2 }).ownerLink, expected);
  assert.equal(operatorVisit(requested).ownerLink, null);
  assert.equal(operatorVisit({ ...requested, is_spam: true }).ownerLink, null);
  for (const status of ['declined', 'canceled', 'done', 'no_show'] as const) {
    const visit = { ...sampleVisit, status };
    assert.equal(operatorVisit({ ...confirmed, visit }).ownerLink, null, status);
  }
});
