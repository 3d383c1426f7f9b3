import assert from 'node:assert/strict';
import { toPlace } from '../../_shared/visits/request-details.ts';
import { sampleBooking } from '../../_shared/visits/sample-booking.fixture.ts';
import { visitToken } from '../../_shared/visits/visit-link.ts';
import { dayCalls, time } from '../presses.fixture.ts';
import {
  ask,
  assertHas,
  confirmed,
  operatorKey,
  press,
  reference,
  secret,
  startProject,
  withKey,
} from '../visits.fixture.ts';

const id = '5e0b2c64-8f63-4a53-9f0e-6f1d2c3b4a50';
const pet = {
  id,
  parent_name: 'Dana Reyes',
  phone: '303-555-0142',
  email: null,
  pet_name: 'Biscuit',
  add_ons: ['deshedding'],
  estimated_price: 145,
};
const added = {
  ...dayCalls.add,
  audience: 'operator',
  action: 'add',
  id: press,
  reference,
  pets: [pet],
};
const { day, time: local_time, minutes } = time;
const start = { day, time: local_time, minutes };
const next = { action: 'next', nextReference: 'AG-333333', ids: [id], ...start };
const other = {
  reference,
  link_version: 1,
  request: confirmed.request,
  visit: confirmed.visit,
  mail_problem: null,
};

Deno.test(
  'a visit that the operator adds goes to the database, and comes back with both links',
  async () => {
    await using project = startProject(confirmed);
    const { status, body } = await ask(project.url, { body: added });
    assert.equal(status, 200);
    assert.equal(body.added.visit.audience, 'operator');
    assert.equal(body.added.token, operatorKey);
    const token = visitToken(secret, { audience: 'owner', reference, version: 1 });
    assert.equal(body.added.visit.ownerLink, `https://pets.example/visit#${reference}.${token}`);
    const [[name, args] = ['', {}]] = project.calls;
    assert.equal(name, 'add_visit');
    assert.deepEqual(args['pets'], [pet]);
    assert.equal(args['id'], press);
    assert.deepEqual(args['terms'], {
      day,
      local_time,
      minutes,
      takes_closed_time: false,
      note: 'Ring twice',
      groomer: 'June Hathaway',
      travel_fee: 20,
      price: 180,
    });
  },
);

// the visit in the way, or the one that an earlier press of that id added
for (const outcome of ['taken', 'changed_since']) {
  Deno.test(`a visit that is refused as ${outcome} names the other one`, async () => {
    await using project = startProject(confirmed, {
      outcome,
      ...(outcome === 'taken' && { other }),
    });
    for (const body of [added, withKey('operator', next)]) {
      const answer = await ask(project.url, { body });
      assert.deepEqual([answer.status, answer.body.error], [409, outcome]);
      assertHas(answer.body.other, {
        reference,
        token: operatorKey,
        owner: { name: 'Sam Rivera', phone: '(303) 555-0199' },
        starts: { day: '2026-11-24', time: '09:15' },
      });
    }
  });
}

Deno.test('the search answers a customer with the last visit, or else null', async () => {
  const last = {
    ...other,
    private_line: 'Bites',
    is_past: true,
    next_price: 190,
    found_by: 'phone',
    visits: 3,
    missed: 1,
  };
  const start = { day: '2027-01-05', time: '10:00' };
  const coming = { reference: 'AG-333333', link_version: 2, ...start, price: 80 };
  await using project = startProject(confirmed, {
    customer: { last_time: last, booked_again: [coming] },
  });
  const body = { audience: 'operator', action: 'find', email: '', phone: '3035550199' };
  const { customer } = (await ask(project.url, { body })).body.found;
  assertHas(customer, toPlace(sampleBooking));
  assert.deepEqual(
    [customer.name, customer.minutes, customer.price, customer.lastTime.privateLine],
    ['Sam Rivera', 135, 190, 'Bites'],
  );
  assert.deepEqual(customer.bookedAgain, [
    {
      reference: 'AG-333333',
      token: visitToken(secret, { audience: 'operator', reference: 'AG-333333' }),
      starts: start,
      price: 80,
    },
  ]);
  await using empty = startProject(confirmed);
  const found = { customer: null, owed: [], waiting: [] };
  assert.deepEqual((await ask(empty.url, { body })).body, { found });
});

Deno.test('found names and requests are plain text, with the key that opens each', async () => {
  const pets = ['Oz\nzy'];
  const name = {
    name: 'Dana\u202e',
    phone: null,
    email: 'dana@reyes.test',
    pets,
    day: '2026-10-06',
    status: 'canceled',
  };
  const request = { ...name, day: null, status: null };
  const key = { reference, link_version: 1 };
  await using project = startProject(confirmed, {
    found: [
      { ...request, ...key },
      { ...name, ...key },
    ],
  });
  const search = { audience: 'operator', action: 'find_names', words: 'oz' };
  const plain = { reference, token: operatorKey, name: 'Dana', phone: '', pets: ['Oz zy'] };
  assert.deepEqual((await ask(project.url, { body: search })).body.names, [
    { ...request, ...plain },
    { ...name, ...plain },
  ]);
  const sent_at = '2026-11-24T15:10:00Z';
  const waits = { reference, link_version: 1, pets, sent_at };
  await using waiting = startProject(confirmed, { found: [waits] });
  const find = { audience: 'operator', action: 'find', email: '', phone: '3035550199' };
  assert.deepEqual((await ask(waiting.url, { body: find })).body.found.waiting, [
    { reference, token: operatorKey, pets: ['Oz zy'], sentAt: sent_at },
  ]);
});

Deno.test('the next visit opens with the key of the one before', async () => {
  await using project = startProject(confirmed);
  const { status, body } = await ask(project.url, { body: withKey('operator', next) });
  assert.equal(status, 200);
  assert.equal(body.added.token, operatorKey);
  const terms = { day, local_time, minutes, takes_closed_time: false };
  assert.deepEqual(project.calls[1], [
    'book_next',
    { reference, id: press, next_reference: 'AG-333333', row_ids: [id], terms },
  ]);
  const stranger = { ...withKey('operator', next), token: 'x'.repeat(22) };
  assert.equal((await ask(project.url, { body: stranger })).status, 404);
});
