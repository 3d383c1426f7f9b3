import { expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { nineOClock, openDay } from './visit-client.ts';
import { lateFee } from '@shared/business/promises';

const { sql, request, read, press, sendAgain, accept, ask, setStart, confirmed, freeTime } =
  await startClients();

const terms = { groomer: 'June Hathaway', travel_fee: 20, price: 180.5 };

test('an answer without terms names nobody and costs the estimate', async () => {
  const reference = await confirmed({}, freeTime());
  expect((await read(reference)).visit).toMatchObject({ groomer: '', travel_fee: 0, price: null });
});

test('a visit keeps what its answer promised through done and undo, and a move changes it', async () => {
  const reference = await request();
  const time = freeTime();
  expect(await press(reference, 'confirm', { ...time, ...terms })).toBe('done');
  expect((await read(reference)).visit).toMatchObject(terms);

  const others = { groomer: '  Dev Castillo ', travel_fee: 0, price: null };
  expect(await press(reference, 'move', { ...time, ...others })).toBe('done');
  const moved = { ...others, groomer: 'Dev Castillo' };
  expect((await read(reference)).visit).toMatchObject(moved);

  await setStart(reference, "now() - interval '1 hour'");
  for (const action of ['done', 'undo']) {
    expect(await press(reference, action)).toBe('done');
    expect((await read(reference)).visit).toMatchObject(moved);
  }
});

test('details sent later keep the operator’s price, unless their estimate is another', async () => {
  const reference = await confirmed({ estimated_price: 7 }, { ...freeTime(), price: 999 });
  for (const [estimate, price] of [
    [7, 999],
    [9, null],
  ] as const) {
    expect(
      await sendAgain(reference, { estimated_price: estimate, address: `${estimate} Elm St` }),
    ).toBe('201');
    expect(await press(reference, 'use_details')).toBe('done');
    expect((await read(reference)).visit).toMatchObject({ price });
  }
  expect(await press(reference, 'undo')).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ price: 999 });
});

test('a new time after a cancellation does not inherit the terms of the old one', async () => {
  const reference = await confirmed({}, { ...freeTime(), ...terms });
  expect(await press(reference, 'cancel')).toBe('done');
  expect(await press(reference, 'confirm', freeTime())).toBe('done');
  const none = { groomer: '', travel_fee: 0, price: null };
  expect((await read(reference)).visit).toMatchObject({ ...none, canceled_revision: 2 });
  expect(await press(reference, 'cancel_for_owner')).toBe('done');
  expect(await press(reference, 'confirm', freeTime())).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ canceled_revision: 4 });
});

test('a moved visit keeps the time it was moved from, until it is undone or set anew', async () => {
  const reference = await request();
  const [first, second] = [freeTime(), freeTime()];
  const movedFrom = async () => (await read(reference)).visit?.moved_from;
  expect(await press(reference, 'confirm', first)).toBe('done');
  expect(await movedFrom()).toBeNull();
  await sql(`update private.outbox set tries = 1 where kind = 'confirmed'`);
  expect(await press(reference, 'move', { ...first, travel_fee: 20 })).toBe('done');
  expect(await movedFrom()).toBeNull();
  expect(await press(reference, 'move', second)).toBe('done');
  expect(await movedFrom()).toEqual({ day: first.day, time: '09:00', revision: 1 });
  expect(await press(reference, 'undo')).toBe('done');
  expect(await movedFrom()).toBeNull();
});

test('a time after a cancellation that nobody was told of is a move', async () => {
  const reference = await request();
  const [first, second] = [freeTime(), freeTime()];
  const movedFrom = async () => (await read(reference)).visit?.moved_from;
  expect(await press(reference, 'confirm', first)).toBe('done');
  await sql(`update private.outbox set tries = 1 where kind = 'confirmed'`);
  expect(await press(reference, 'cancel')).toBe('done');
  expect(await press(reference, 'confirm', second)).toBe('done');
  expect(await movedFrom()).toMatchObject({ day: first.day });
  await sql(`update private.outbox set tries = 1 where status = 'queued'`);
  expect(await press(reference, 'cancel')).toBe('done');
  await sql(`update private.outbox set tries = 1 where kind = 'canceled'`);
  expect(await press(reference, 'confirm', freeTime())).toBe('done');
  expect(await movedFrom()).toBeNull();
});

test('a move as agreed is confirmed at once, wherever the time is', async () => {
  const reference = await confirmed();
  const agreed = { ...nineOClock, local_time: '16:00', is_agreed: true };
  expect(await press(reference, 'move', agreed)).toBe('done');
  const { visit } = await read(reference);
  expect(visit).toMatchObject({ late_fee: lateFee, accepted_at: visit?.time_set_at });
  expect(await press(reference, 'move', { ...nineOClock, local_time: '16:30' })).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ late_fee: 0, accepted_at: null });
});

test('a move without a yes is held until it comes, but for the time that its owner asked for last', async () => {
  const reference = await request({ preferred_date: openDay(30), preferred_time: '12-2 PM' });
  const at = (local_time: string) => ({ ...nineOClock, day: openDay(30), local_time });
  const fee = async (action: string, time: string, minutes = 90) => {
    expect(await press(reference, action, { ...at(time), minutes })).toBe('done');
    await sql(`update private.outbox set tries = 1 where status = 'queued'`);
    return (await read(reference)).visit?.late_fee;
  };
  expect(await fee('confirm', '12:00')).toBe(lateFee);
  expect([await fee('move', '12:30'), await fee('move', '12:30', 60)]).toEqual([0, 0]);
  expect([await fee('move', '14:45'), await fee('move', '13:30')]).toEqual([0, lateFee]);
  expect(await fee('move', '14:45')).toBe(0);
  expect(await accept(reference, 6)).toBe('done');
  expect([await fee('move', '13:30'), await fee('move', '14:45')]).toEqual([0, 0]);
  expect(await fee('move', '13:00')).toBe(0);
});

test('a move to what is agreed already is refused, and answers no wish', async () => {
  const reference = await request();
  const terms = { ...nineOClock, groomer: 'June', travel_fee: 20, price: 180.5, note: 'Ring' };
  await press(reference, 'confirm', terms);
  expect(await ask(reference)).toBe('done');
  expect(await press(reference, 'move', { ...terms, note: ' Ring ' })).toBe('unchanged');
  expect(await read(reference)).toMatchObject({ revision: 1, wish: { number: 1 } });
  for (const other of [{ minutes: 75 }, { price: 181 }, { groomer: '' }, { note: '' }]) {
    expect(await press(reference, 'move', { ...terms, ...other })).toBe('done');
    expect(await press(reference, 'move', terms)).toBe('done');
  }
});

test('a time outside of what was asked for is held: nothing is owed before the owner’s yes', async () => {
  const reference = await request({ preferred_date: openDay(20), preferred_time: '10 AM-12 PM' });
  const asked = { ...nineOClock, day: openDay(20), local_time: '10:00' };
  const owed = async () => {
    const { visit } = await read(reference);
    return [visit?.late_fee, visit?.free_until === visit?.starts_at];
  };
  for (const [action, local_time, held] of [
    ['confirm', '09:45', true],
    ['move', '10:00', false],
    ['move', '11:45', false],
    ['move', '12:00', true],
  ] as const) {
    expect(await press(reference, action, { ...asked, local_time })).toBe('done');
    expect(await owed(), local_time).toEqual(held ? [0, true] : [lateFee, false]);
  }
  const { revision } = await read(reference);
  expect(await accept(reference, revision)).toBe('done');
  expect(await owed()).toEqual([lateFee, false]);

  expect(await press(reference, 'move', { ...asked, day: openDay(21) })).toBe('done');
  expect(await owed()).toEqual([0, true]);
  await ask(reference, { day: openDay(22), time_window: '10 AM-12 PM' });
  expect(await press(reference, 'move', { ...asked, day: openDay(22) })).toBe('done');
  expect(await owed()).toEqual([lateFee, false]);

  // what was told stays, also over a yes
  await sql('update private.rules set late_fee = late_fee + 1');
  expect(await accept(reference, (await read(reference)).revision)).toBe('done');
  expect(await owed()).toEqual([lateFee, false]);
  await sql('update private.rules set late_fee = late_fee - 1');
});

test('a fee that the rules refuse changes nothing', async () => {
  const reference = await request();
  expect(await press(reference, 'confirm', { ...freeTime(), travel_fee: 12.5 })).toBe('bad_fee');
  expect((await read(reference)).visit).toBeNull();
});

test.each([
  ['visits_groomer_length', `groomer = ' '`],
  ['visits_groomer_length', `groomer = repeat('x', 61)`],
  ['visits_money_positive', 'travel_fee = -1'],
  ['visits_money_positive', 'price = 1.005'],
  ['visits_time_of_start', 'minutes = null'],
  [
    'visits_terms_of_start',
    `starts_at = null, minutes = null, time_set_at = null, free_until = null, late_fee = null,
      status = 'declined'`,
  ],
])('the table itself holds %s', async (rule, change) => {
  const reference = await confirmed({}, { ...freeTime(), ...terms });
  await expect(
    sql(`update private.visits set ${change} where reference = '${reference}'`),
  ).rejects.toThrow(rule);
});
