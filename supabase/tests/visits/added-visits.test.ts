import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { dayFromToday } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';
import { customer, newPets, tenOClock } from './added-visit-client.ts';
import { closedDay, newReference, openDay } from './visit-client.ts';

const backend = await startClients();
const { leadOf, operatorDay, sql, request, read, press, ask } = backend;
const { confirm, insert, cancel, call, add, addReference, ...outbox } = backend;
afterEach(outbox.empty);

test('an added visit is confirmed at once, and only its owner is told, a minute later', async () => {
  const reference = newReference();
  const terms = { groomer: 'Maren', travel_fee: 15, price: 150, note: 'See you then.' };
  // What a page sends beside the answers of a form counts for nothing.
  const pets = newPets({ status: 'spam', source: 'form', reference: 'AG-222222', pet_number: 3 });
  const { outcome, state } = await add({ reference, pets, ...terms });
  expect(outcome).toBe('done');
  expect(state).toMatchObject({
    revision: 1,
    request_version: 1,
    request: [
      { pet_name: 'Biscuit', pet_number: 1, source: 'operator', status: 'new', reference },
      { pet_name: 'Rex', pet_number: 2, preferred_date: tenOClock.day },
    ],
    visit: { status: 'confirmed', time: '10:00', minutes: 90, ...terms },
    asked: null,
  });
  expect(state.undo_until).not.toBeNull();
  expect(await outbox.waiting()).toEqual(['owner confirmed', 'owner reminder']);
  expect(await sql('select waiting_rank from private.requests where waiting_rank >= 0')).toEqual(
    [],
  );
  expect(await operatorDay(40)).toMatchObject({
    waiting: { requests: [] },
    visits: [{ reference }],
  });
  const lead = { status: 'confirmed (added)', phone: '303-555-0142' };
  expect(await leadOf(reference)).toMatchObject(lead);
});

test('nobody asked for the time of an added visit, moved or not, until its owner asks for another', async () => {
  const reference = await addReference();
  await press(reference, 'move', { ...tenOClock, local_time: '13:00' });
  expect(await read(reference)).toMatchObject({ visit: { time: '13:00' }, asked: null });
  expect(await ask(reference)).toBe('done');
  expect(await read(reference)).toMatchObject({ asked: { day: openDay(9), window: '2-4 PM' } });
});

test.each([
  [false, 0],
  [true, 25],
])('an added visit that we canceled needs a yes again, given: %s', async (is_agreed, late_fee) => {
  const reference = await addReference();
  await press(reference, 'cancel');
  expect(await press(reference, 'confirm', { ...tenOClock, is_agreed })).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ status: 'confirmed', late_fee });
});

test('no email goes to an owner without an address, whatever becomes of the visit', async () => {
  const reference = await addReference({ email: null });
  await press(reference, 'move', { ...tenOClock, local_time: '13:00' });
  expect((await read(reference)).visit).toMatchObject({ has_reminder: false });
  await press(reference, 'cancel');
  await confirm(reference, 3, tenOClock);
  await sql(`update private.visits set starts_at = now() - interval '1 hour'`);
  await press(reference, 'done');
  expect(await outbox.waiting()).toEqual([]);
  expect((await read(reference)).mail_problem).toBeNull();
});

test('an owner without an email can cancel by the link, and the operator hears of it', async () => {
  expect(await cancel(await addReference({ email: null }), 1)).toBe('done');
  expect(await outbox.waiting()).toEqual(['operator canceled']);
});

test('a draft that was added and taken back is not added again', async () => {
  const draft = { id: randomUUID(), reference: newReference(), pets: newPets() };
  await add(draft);
  await press(draft.reference, 'undo');
  expect(await add(draft)).toMatchObject({
    outcome: 'done',
    state: { revision: 2, visit: { status: 'canceled' } },
  });
});

test('Undo takes an added visit off the day, where nothing waits in its place', async () => {
  const reference = await addReference();
  expect(await press(reference, 'undo')).toBe('done');
  const canceled = { status: 'canceled', canceled_by: null };
  expect(await read(reference)).toMatchObject({ visit: canceled });
  const none = { requests: [] };
  expect(await operatorDay()).toMatchObject({ waiting: none, suspects: none, visits: [] });
});

test.each([
  ['with neither phone nor email', { pets: newPets({ phone: null, email: null }) }, 'no_contact'],
  ['on a Sunday that was not accepted', { day: closedDay }, 'closed_day'],
  ['of more than a week ago', { day: dayFromToday(-8) }, 'too_long_ago'],
  ['with a phone that forwards calls', { pets: newPets({ phone: '*72 303' }) }, 'bad_details'],
  ['without an address', { pets: newPets({ address: null }) }, 'bad_details'],
  ['with five pets', { pets: [...newPets(), ...newPets(), ...newPets()] }, 'bad_details'],
])('a visit %s is refused by name, and nothing is stored', async (_name, args, outcome) => {
  const reference = newReference();
  expect((await add({ reference, ...args })).outcome).toBe(outcome);
  expect((await read(reference)).request).toEqual([]);
  expect(await outbox.waiting()).toEqual([]);
});

test.each([
  ['on a Sunday', { day: closedDay }, 'closed_day', 'done'],
  ['before 8 AM', { local_time: '06:30' }, 'closed_hour', 'done'],
  ['before dawn', { local_time: '05:45' }, 'closed_hour', 'closed_hour'],
  ['after 6 PM', { local_time: '18:30' }, 'closed_hour', 'done'],
  ['at night', { local_time: '21:00' }, 'closed_hour', 'closed_hour'],
])('a visit %s needs the operator’s second yes', async (_name, at, once, twice) => {
  expect((await add(at)).outcome).toBe(once);
  expect((await add({ ...at, takes_closed_time: true })).outcome).toBe(twice);
});

test('an evening visit is moved by a second yes, and gets no longer than the evening', async () => {
  const takes_closed_time = true;
  const reference = await addReference({ local_time: '18:30', takes_closed_time });
  const later = { ...tenOClock, local_time: '18:45' };
  expect(await press(reference, 'move', later)).toBe('closed_hour');
  expect(await press(reference, 'move', { ...later, takes_closed_time })).toBe('done');
  const pets = newPets();
  expect(await press(reference, 'change_details', { minutes: 240, pets })).toBe('closed_hour');
  expect(await press(reference, 'change_details', { minutes: 195, pets })).toBe('done');
});

test('a visit of the last week is recorded without emails', async () => {
  const day = dayFromToday(-2);
  const { outcome, state } = await add({ day, takes_closed_time: true });
  expect(outcome).toBe('done');
  expect(await outbox.waiting()).toEqual([]);
  const reference = state.request[0]?.reference ?? '';
  expect(await press(reference, 'done')).toBe('done');
});

test('a time that another visit has is refused, and the answer names it', async () => {
  const first = await addReference();
  expect(await add({ local_time: '11:15' })).toMatchObject({
    outcome: 'taken',
    other: { reference: first, visit: { time: '10:00' } },
  });
  expect(await add({ local_time: '11:30' })).toMatchObject({ outcome: 'done', other: null });
});

test('the database refuses blocked time, and names no visit in the way', async () => {
  const block = { id: randomUUID(), reason: '', first_day: openDay(2), last_day: openDay(2) };
  await call('block_time', { ...block, from_time: null, until_time: null });
  const refused = { outcome: 'taken', other: null };
  expect(await add({ day: openDay(2), takes_closed_time: true })).toMatchObject(refused);
  expect(await add({ day: openDay(2) })).toMatchObject(refused);
  await sql('delete from private.blocks');
});

test('a reference that somebody else has asks for another, and no stranger sends to it', async () => {
  const taken = await request();
  expect((await add({ reference: taken })).outcome).toBe('reference_taken');
  const reference = await addReference({ email: null });
  const row = {
    ...customer,
    reference,
    pet_name: 'Biscuit',
    preferred_date: openDay(),
    preferred_time: '8-10 AM',
  };
  expect(await insert([row])).toBe('400 23514 bookings_reference_mailbox');
});
