import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { askHours } from '../../functions/_shared/time/hours.ts';
import { dayFromToday } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';
import { newPets } from './added-visit-client.ts';
import { closedDay, nineOClock, openDay } from './visit-client.ts';
import { addDays } from '@shared/time/denver-time';

const backend = await startClients();
const { sql, confirmed, freeTime, read, readVisitRow, press, ask, keep } = backend;
const { claimAll, setStart, operator, sendAgain } = backend;

async function storeConfirmedVisit() {
  const time = { ...freeTime(), minutes: 30 };
  const reference = await confirmed({}, time);
  await sql('delete from private.outbox');
  return { reference, time };
}

const moveStart = (reference: string, hours: string) =>
  setStart(reference, `now() + interval '${hours}'`);

test('a wish changes nothing of the visit, and the operator alone is told', async () => {
  const { reference } = await storeConfirmedVisit();
  const before = await readVisitRow(reference);

  expect(await ask(reference, { words: ' After school, please ' })).toBe('done');
  expect(await readVisitRow(reference)).toEqual(before);
  const wish = { day: openDay(9), window: '2-4 PM', words: 'After school, please', number: 1 };
  expect(await read(reference)).toMatchObject({
    wish,
    ask_refusal: null,
    visit: { status: 'confirmed', revision: 1 },
  });
  const mails = await claimAll();
  expect(mails).toMatchObject([
    { kind: 'asked', audience: 'operator', wish, visit: { revision: 1 } },
  ]);
});

test('the newest wish that was not declined is what was asked for, in the email about a move too', async () => {
  const { reference, time } = await storeConfirmedVisit();
  expect((await read(reference)).asked).toBeNull();
  expect(await ask(reference)).toBe('done');
  expect((await read(reference)).asked).toMatchObject({ day: openDay(9), window: '2-4 PM' });
  expect(await keep(reference)).toBe('done');
  expect((await read(reference)).asked).toBeNull();

  expect(await ask(reference, { day: openDay(8), time_window: '8-10 AM' })).toBe('done');
  expect(await press(reference, 'move', { ...time, minutes: 35 })).toBe('done');
  const asked = { day: openDay(8), window: '8-10 AM' };
  expect(await read(reference)).toMatchObject({ asked, wish: null });
  // a wish after the move is not what its email answers
  expect(await ask(reference)).toBe('done');
  const mails = await claimAll();
  expect(mails.find(({ kind }) => kind === 'moved')).toMatchObject({
    wish: { ...asked, revision: 1 },
    visit: { wishes: 3 },
  });
});

test('the operator sees the visits around the wished day, and again around the visit once it is answered', async () => {
  const { reference, time } = await storeConfirmedVisit();
  const farDay = openDay(40);
  await confirmed({}, { ...nineOClock, day: farDay });
  const around = (day: string) => ({ first: addDays(day, -3), last: addDays(day, 9) });
  expect((await read(reference)).booked_days.last).toBe(around(time.day).last);

  expect(await ask(reference, { day: farDay })).toBe('done');
  const wished = await read(reference);
  expect(wished.booked_days).toEqual(around(farDay));
  expect(wished.booked).toMatchObject([{ day: farDay, time: '09:00' }]);

  expect(await keep(reference)).toBe('done');
  expect((await read(reference)).booked_days.last).toBe(around(time.day).last);
});

test('an owner changes the wish before it is answered: the operator reads the new one alone', async () => {
  const { reference } = await storeConfirmedVisit();
  expect(await ask(reference)).toBe('done');
  expect(await ask(reference, { day: openDay(8), time_window: '8-10 AM' })).toBe('done');
  const wish = { day: openDay(8), window: '8-10 AM', number: 2 };
  expect((await read(reference)).wish).toMatchObject(wish);
  expect(await keep(reference, 1, 1)).toBe('stale');
  expect((await claimAll()).filter(({ kind }) => kind === 'asked')).toMatchObject([{ wish }]);
  expect(await ask(reference)).toBe('done');
  expect(await ask(reference, { day: openDay(8) })).toBe('too_many_wishes');
});

test('a move answers the wish, and the fourth wish for a visit is refused', async () => {
  const { reference, time } = await storeConfirmedVisit();
  for (const minutes of [35, 40, 45]) {
    expect(await ask(reference)).toBe('done');
    expect(await press(reference, 'move', { ...time, minutes })).toBe('done');
    expect((await read(reference)).wish).toBeNull();
  }
  expect((await read(reference)).ask_refusal).toBe('too_many_wishes');
  expect(await ask(reference)).toBe('too_many_wishes');
});

test.each(['move', 'cancel'])('no email tells of a wish after a %s', async (action) => {
  const { reference, time } = await storeConfirmedVisit();
  await ask(reference);
  expect(await press(reference, action, { ...time, minutes: 35 })).toBe('done');
  expect((await claimAll()).map(({ kind }) => kind)).not.toContain('asked');
  expect(await sql(`select last_error from private.outbox where kind = 'asked'`)).toEqual([
    { last_error: 'superseded' },
  ]);
  await sql('delete from private.outbox');
});

test('an owner asks for no other time in the last hours before the start, nor after it', async () => {
  const { reference } = await storeConfirmedVisit();
  await moveStart(reference, `${askHours} hours`);
  expect(await ask(reference)).toBe('too_late_to_ask');
  expect(await ask('AG-ZZZZZZ')).toBe('not_allowed');
  await moveStart(reference, `${askHours} hours 1 minute`);
  const freeUntil = (moment: string) =>
    sql(
      `update private.visits set late_fee = 25, free_until = ${moment} where reference = '${reference}'`,
    );
  // our answer would come when canceling costs already
  await freeUntil('now()');
  expect(await ask(reference)).toBe('too_late_to_ask');
  // a minute for what runs until then
  await freeUntil(`private.promised_at('bookings', now() + interval '1 minute')`);
  expect(await ask(reference)).toBe('done');
  await moveStart(reference, '-1 minute');
  expect((await read(reference)).wish).toBeNull();
  expect(await ask(reference)).toBe('not_allowed');
});

test('a wish for a day or a window that never comes is refused by name, one for a Sunday is not', async () => {
  const { reference } = await storeConfirmedVisit();
  expect(await ask(reference, { day: dayFromToday(-1) })).toBe('in_past');
  expect(await ask(reference, { day: dayFromToday(401) })).toBe('too_far');
  expect(await ask(reference, { time_window: 'noon' })).toBe('bad_window');
  expect(await read(reference)).toMatchObject({ wish: null, ask_refusal: null });
  expect(await ask(reference, { day: closedDay })).toBe('done');
});

test('the table rejects a wish without a revision, for an endless day or with too many words', async () => {
  const insert = (values: string) =>
    sql(`insert into private.time_wishes (reference, revision, day, time_window, words)
      values (${values})`);
  for (const [rule, values] of [
    ['time_wishes_revision_range', `'AG-222222', 0, '2026-11-24', '2-4 PM', ''`],
    ['time_wishes_day_finite', `'AG-222222', 1, 'infinity', '2-4 PM', ''`],
    ['time_wishes_words_length', `'AG-222222', 1, '2026-11-24', '2-4 PM', repeat('x', 301)`],
  ] as const) {
    await expect(insert(values)).rejects.toThrow(rule);
  }
});

const presses = ['move', 'cancel', 'cancel_for_owner', 'change_details', 'use_details'];

test.each(presses)('a wish that came meanwhile makes %s stale, and stays open', async (action) => {
  const { reference, time } = await storeConfirmedVisit();
  if (action === 'use_details') await sendAgain(reference, { pet_name: 'Luna' });
  const said = { ...time, minutes: 35, accepts_fee: true, price: null, pets: newPets() };
  await ask(reference);
  expect(await press(reference, action, { ...said, wish: 0 })).toBe('stale');
  expect((await read(reference)).wish).toMatchObject({ number: 1 });
  expect((await claimAll()).filter(({ kind }) => kind === 'asked')).toHaveLength(1);
  expect(await press(reference, action, { ...said, wish: 1 })).toBe('done');
});

test.each(['change_details', 'use_details'])(
  '%s and its Undo leave a wish open',
  async (action) => {
    const { reference } = await storeConfirmedVisit();
    if (action === 'use_details') await sendAgain(reference, { pet_name: 'Luna' });
    await ask(reference);
    const { wish } = await read(reference);
    expect(await press(reference, action, { minutes: 30, price: null, pets: newPets() })).toBe(
      'done',
    );
    expect((await read(reference)).wish).toEqual(wish);
    expect(await press(reference, 'undo')).toBe('done');
    expect((await read(reference)).wish).toEqual(wish);
    expect(await keep(reference, 3)).toBe('done');
  },
);

test('a refused block names the visits that it covers with their open wishes', async () => {
  const { reference, time } = await storeConfirmedVisit();
  await ask(reference);
  const block = { id: randomUUID(), first_day: time.day, last_day: time.day, from_time: null };
  const { data } = await operator().rpc('block_time', { ...block, until_time: null, reason: '' });
  expect(data.visits).toMatchObject([{ reference, wish: { number: 1 } }]);
});
