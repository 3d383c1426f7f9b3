import assert from 'node:assert/strict';
import type { VisitRecord } from '../../_shared/visits/visit-record.ts';
import { ask, confirmed, requested, startProject, withKey } from '../visits.fixture.ts';
import { findRebooking } from './answer-visit.ts';

const { visit } = confirmed;
if (!visit) throw new Error('No visit');
const done: VisitRecord = { ...confirmed, visit: { ...visit, status: 'done', revision: 2 } };
const withdrawn: VisitRecord = {
  ...requested,
  visit: { ...visit, status: 'canceled', canceled_by: 'owner', answered_at: null },
};

Deno.test('a visit that is over can be booked again with everything but the day', () => {
  const looks = { type: 'dog', breed: 'Corgi', weight: '30 lbs', size: 'medium' };
  const corgi = { ...looks, service: 'Full Groom' };
  assert.deepEqual(findRebooking(done), {
    name: 'Sam Rivera',
    phone: '(303) 555-0199',
    email: 'sam@rivera.test',
    address: '12 Pearl St, Apt 4',
    zipCode: '80206',
    repeatWeeks: 6,
    travelFee: 20,
    pets: [
      { ...corgi, name: 'Biscuit', addOns: ['deshedding'] },
      { ...corgi, name: 'Pay at www.e.vil', addOns: [] },
    ],
  });
});

Deno.test('a day on which we cannot come is full in the form that follows', () => {
  const declined = { ...visit, status: 'declined', reason: 'fully_booked' } as const;
  const canceled = { ...visit, status: 'canceled', canceled_by: 'operator' } as const;
  const fullDays = [declined, { ...declined, reason: null }, canceled].map(
    (ended) => findRebooking({ ...confirmed, visit: ended })?.fullDay,
  );
  assert.deepEqual(fullDays, [confirmed.request[0]?.preferred_date, undefined, visit.day]);
  const missed = { ...visit, status: 'no_show' } as const;
  assert.equal(findRebooking({ ...confirmed, visit: missed })?.travelFee, null);
});

Deno.test('no link makes an owner ask again for the emails that they ended', () => {
  assert.equal(findRebooking({ ...done, return_email: 'ended' })?.repeatWeeks, null);
});

Deno.test('a request that nobody answered brings nothing that was typed freely', () => {
  const found = findRebooking(withdrawn);

  assert.deepEqual(
    found?.pets.map(({ name, breed, weight }) => [name, breed, weight]),
    [
      ['Biscuit', null, null],
      ['', null, null],
    ],
  );
  assert.deepEqual(
    [found?.address, found?.zipCode, found?.phone, found?.travelFee],
    ['', '80206', '(303) 555-0199', null],
  );
  const request = withdrawn.request.map((pet) => ({ ...pet, review_reasons: ['honeypot'] }));
  const marked = findRebooking({ ...withdrawn, request });
  assert.deepEqual([marked?.name, marked?.phone, marked?.pets[0]?.name], ['', '', '']);
});

Deno.test('a held time can be booked again once it has come without a yes', () => {
  const held = { ...visit, late_fee: 0, accepted_at: null };
  const hold = { ...confirmed, visit: held, now: '2026-11-24T16:00:00Z' };
  assert.equal(findRebooking(hold), undefined);
  assert.ok(findRebooking({ ...hold, now: '2026-11-24T22:00:00Z' }));
});

for (const [name, record, end] of [
  ['requested, its window', requested, '2026-11-24T17:00:00Z'],
  ['confirmed, its day', confirmed, '2026-11-25T07:00:00Z'],
] as const) {
  Deno.test(`a visit that is ${name} not yet over, is not booked again`, async () => {
    const after = findRebooking({ ...record, now: end });
    assert.equal(after?.pets.length, record.request.length);
    const before = new Date(Date.parse(end) - 1).toISOString();
    await using project = startProject({ ...record, now: before });
    const answer = await ask(project.url, { body: withKey('owner', { action: 'rebook' }) });
    assert.deepEqual([answer.status, answer.body], [422, { error: 'not_allowed' }]);
  });
}
