import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { tenOClock } from './added-visit-client.ts';
import { openDay } from './visit-client.ts';

const backend = await startClients();
const { call, busyDays, operatorDay, sql, request, answer } = backend;
const { press, add, addReference, claimAll, makeDue } = backend;
afterEach(async () => {
  for (const table of ['blocks', 'visits', 'outbox']) await sql(`delete from private.${table}`);
});

const day = openDay();

type Held = { outcome: string; other: { reference: string } | null };

async function hold({
  id = randomUUID(),
  name = 'Kim',
  phone = '303-555-0142',
  ...said
}: { id?: string; name?: string; phone?: string; takes_closed_time?: boolean } & Partial<
  typeof tenOClock
> = {}) {
  const terms = { ...tenOClock, ...said };
  return { id, ...(await call<Held>('hold_time', { id, name, phone, terms })) };
}

const heldTimes = async () =>
  (await operatorDay()).blocks.map(({ held_for: name, held_phone: phone, from, until }) => [
    name,
    phone,
    from,
    until,
  ]);

test('a name and a number hold a time, which nobody else is confirmed into', async () => {
  const { outcome } = await hold();
  expect(outcome).toBe('done');
  expect(await heldTimes()).toEqual([['Kim', '303-555-0142', '10:00', '11:30']]);

  const asked = await request();
  expect(await answer(asked, 0, 'confirm', { ...tenOClock, local_time: '11:15' })).toBe('taken');
  expect(await add()).toMatchObject({ outcome: 'taken', other: null });
  expect(await hold({ name: 'Lee' })).toMatchObject({ outcome: 'taken', other: null });
  const { days } = await busyDays();
  expect(days.find((each) => each.day === day)?.busy).toEqual([
    { from: '10:00', until: '12:00', zip_code: null },
  ]);
});

test('an hour outside ours is held once the operator said so twice, and no blocked day is', async () => {
  const evening = { local_time: '18:30' };
  expect(await hold(evening)).toMatchObject({ outcome: 'closed_hour' });
  expect(await hold({ ...evening, takes_closed_time: true })).toMatchObject({ outcome: 'done' });
  expect(await heldTimes()).toEqual([['Kim', '303-555-0142', '18:30', '20:00']]);

  const span = { first_day: day, last_day: day, from_time: null, until_time: null };
  await call('block_time', { id: randomUUID(), ...span, reason: '' });
  expect(await hold({ takes_closed_time: true })).toMatchObject({ outcome: 'taken' });
});

test('the visit takes the place of its hold in one step, also at another time', async () => {
  const { id } = await hold();
  expect(await add({ hold: id, local_time: '08:00' })).toMatchObject({ outcome: 'done' });
  expect(await heldTimes()).toEqual([]);

  const other = await hold();
  const added = await add({ hold: other.id });
  expect(added).toMatchObject({ outcome: 'done' });
  expect(await heldTimes()).toEqual([]);
  // the other device fills in the same hold
  expect(await add({ hold: other.id })).toMatchObject({
    outcome: 'taken',
    other: { reference: added.state.request[0]?.reference },
  });
});

test('a refused press leaves the hold as it was', async () => {
  const { id } = await hold();
  expect(await add({ hold: id, price: -1 })).toMatchObject({ outcome: 'bad_price' });
  expect(await add({ hold: id, pets: [{ id: randomUUID(), phone: '1' }] })).toMatchObject({
    outcome: 'bad_details',
  });
  expect(await heldTimes()).toHaveLength(1);
});

test('the same hold sent again stands once, as it was said last', async () => {
  const { id } = await hold();
  await hold({ id });
  expect(await hold({ id, local_time: '10:30', name: ' Kim Lee ' })).toMatchObject({
    outcome: 'done',
  });
  expect(await heldTimes()).toEqual([['Kim Lee', '303-555-0142', '10:30', '12:00']]);
});

test.each([
  ['an empty name', { name: ' ' }, 'bad_details'],
  ['no number', { phone: '*72 303 555' }, 'bad_details'],
  ['no time at all', { minutes: 0 }, 'bad_minutes'],
])('%s holds nothing', async (_name, changes, outcome) => {
  expect(await hold(changes)).toMatchObject({ outcome });
  expect(await heldTimes()).toEqual([]);
});

test('a time with a visit is not held, and the visit is named', async () => {
  const reference = await addReference();
  expect(await hold()).toMatchObject({ outcome: 'taken', other: { reference } });
});

test('a hold that nobody fills in is named the evening before', async () => {
  await hold();
  expect(await sql(`select day::text from private.outbox where kind = 'tomorrow'`)).toEqual([
    { day },
  ]);
  await makeDue();
  const jobs = await claimAll();
  expect(jobs).toMatchObject([
    {
      kind: 'tomorrow',
      audience: 'operator',
      request: [],
      blocked: [
        { first: day, from: '10:00', until: '11:30', held_for: 'Kim', held_phone: '303-555-0142' },
      ],
    },
  ]);
});

test('no email names a hold that is filled in or removed', async () => {
  const { id } = await hold();
  await call('unblock_time', { id });
  await makeDue();
  expect(await claimAll()).toEqual([]);

  const filled = await hold();
  await add({ hold: filled.id });
  await makeDue('tomorrow');
  const [evening] = (await claimAll()).filter(({ kind }) => kind === 'tomorrow');
  expect(evening).toMatchObject({ request: [{ visit: { time: '10:00' } }], blocked: [] });
});

test('the day after a hold still names who called, and the next one nobody', async () => {
  await hold();
  const passDays = (days: number) =>
    sql(`update private.blocks set first_day = private.denver_today() - ${days},
      last_day = private.denver_today() - ${days}`);
  await passDays(1);
  await sql('select private.purge_expired()');
  expect(await heldTimes()).toHaveLength(1);
  await passDays(2);
  await sql('select private.purge_expired()');
  expect(await sql('select from private.blocks')).toEqual([]);
});

test('the purge deletes the copy of a hold that Undo keeps once its day is over', async () => {
  const { id } = await hold();
  await add({ hold: id });
  const purge = () => sql('select private.purge_expired()');
  const kept = () => sql(`select from private.changes where hold ->> 'id' = '${id}'`);
  await purge();
  expect(await kept()).toHaveLength(1);
  await sql(`update private.changes
    set hold = hold || jsonb_build_object('last_day', private.denver_today() - 1) where hold is not null`);
  await purge();
  expect(await kept()).toEqual([]);
});

test('Undo of the visit that took the place of a hold brings the hold back', async () => {
  const { id } = await hold();
  const before = await heldTimes();
  const reference = await addReference({}, { hold: id });
  expect(await heldTimes()).toEqual([]);
  await press(reference, 'undo');
  expect(await heldTimes()).toEqual(before);
  expect(await hold({ name: 'Lee' })).toMatchObject({ outcome: 'taken' });
  expect(await add({ hold: id })).toMatchObject({ outcome: 'done' });
});

test('Undo does not bring a hold back over a visit that was given its time', async () => {
  const { id } = await hold();
  const reference = await addReference({}, { hold: id, local_time: '14:00' });
  const other = await request();
  expect(await answer(other, 0, 'confirm', tenOClock)).toBe('done');
  expect(await press(reference, 'undo')).toBe('taken');
  expect(await heldTimes()).toEqual([]);
});

test('hours within a hold can be blocked, and stay so without the hold', async () => {
  const { id } = await hold();
  const span = { first_day: tenOClock.day, last_day: tenOClock.day, reason: 'Dentist' };
  const block = { id: randomUUID(), ...span, from_time: '10:15', until_time: '11:00' };
  expect(await call('block_time', block)).toMatchObject({ outcome: 'done' });
  await call('unblock_time', { id });
  expect(await add()).toMatchObject({ outcome: 'taken' });
});
