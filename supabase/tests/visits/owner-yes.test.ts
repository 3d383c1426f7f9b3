import { expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { newPets } from './added-visit-client.ts';
import { nineOClock, openDay } from './visit-client.ts';

const backend = await startClients();
const { sql, confirmed, freeTime, makeDue, read, press, answer } = backend;
const { ask, keep, accept, sendAgain, setStart, claimAll } = backend;

const move = { local_time: '15:00', minutes: 60 };
const acceptedAt = async (reference: string) => (await read(reference)).visit?.accepted_at;

test('a yes is kept once, and neither raises the revision nor tells anybody', async () => {
  const reference = await confirmed({}, freeTime());
  const jobs = () => sql('select count(*) from private.outbox');
  const before = await jobs();
  expect(await accept(reference)).toBe('done');
  await sql(`update private.visits set accepted_at = accepted_at - interval '1 hour'`);
  const first = await acceptedAt(reference);
  expect(first).toEqual(expect.any(String));
  expect(await accept(reference)).toBe('done');
  expect(await acceptedAt(reference)).toBe(first);
  expect(await read(reference)).toMatchObject({ revision: 1, visit: { status: 'confirmed' } });
  expect(await jobs()).toEqual(before);
});

test('a yes on an old tab while another time is asked for, or once the visit has begun, is refused by name', async () => {
  const reference = await confirmed({}, freeTime());
  await ask(reference);
  expect(await accept(reference)).toBe('stale');
  await setStart(reference, 'now()');
  expect(await accept(reference)).toBe('not_allowed');
  expect(await acceptedAt(reference)).toBeFalsy();
});

test.each([
  ['a move', (one: string) => press(one, 'move', { day: openDay(40), ...move })],
  ['a wish for another time', (one: string) => ask(one)],
  [
    'a cancellation that is confirmed again',
    async (one: string) => {
      await press(one, 'cancel');
      return press(one, 'confirm', { ...nineOClock, day: openDay(40) });
    },
  ],
])('%s takes the yes away', async (_name, change) => {
  const reference = await confirmed({}, freeTime());
  await accept(reference);
  expect(await change(reference)).toBe('done');
  expect(await acceptedAt(reference)).toBeNull();
});

test('other changes leave the yes, unless the price rises, and Undo of a move brings it back', async () => {
  const time = freeTime();
  const reference = await confirmed({}, { ...time, price: 150 });
  await accept(reference);
  const [row] = (await read(reference)).request;
  await sendAgain(reference, { email: row?.email });
  expect(await press(reference, 'use_details')).toBe('done');
  expect(await acceptedAt(reference)).not.toBeNull();
  expect(await press(reference, 'move', { ...time, price: 90 })).toBe('done');
  expect(await acceptedAt(reference)).not.toBeNull();
  for (const changes of [{ price: 91 }, { price: null }, { day: openDay(50) }]) {
    expect(await press(reference, 'move', { ...time, ...changes })).toBe('done');
    expect(await acceptedAt(reference)).toBeNull();
    expect(await press(reference, 'undo')).toBe('done');
    expect(await acceptedAt(reference)).not.toBeNull();
  }
});

test('a travel fee is told as another one until its owner agrees', async () => {
  const time = freeTime();
  const reference = await confirmed({}, { ...time, travel_fee: 20 });
  const told = async () => (await read(reference)).visit?.told?.travel_fee;
  // its owner has read nothing yet
  expect(await press(reference, 'move', { ...time, travel_fee: 25 })).toBe('done');
  expect(await told()).toBeUndefined();
  expect(await press(reference, 'undo')).toBe('done');
  await sql(`update private.outbox set status = 'sent', tries = 1`);
  for (const travel_fee of [30, 35])
    expect(await press(reference, 'move', { ...time, travel_fee })).toBe('done');
  expect(await told()).toBe(20);
  await accept(reference, 5);
  expect(await press(reference, 'move', { ...time, travel_fee: 40 })).toBe('done');
  expect(await told()).toBe(35);
  const pets = newPets({ estimated_price: 500 });
  expect(await press(reference, 'change_details', { minutes: 90, pets })).toBe('done');
  expect((await read(reference)).visit?.told).toEqual({
    price: null,
    travel_fee: 35,
    is_agreed: true,
    is_of_others: true,
    stood: null,
  });
});

test('a price that was open at first is told with the first amount', async () => {
  const time = freeTime();
  const reference = await confirmed({ estimated_price: null }, time);
  await accept(reference);
  for (const price of [60, 90]) {
    await sql(`update private.outbox set status = 'sent', tries = 1`);
    expect(await press(reference, 'move', { ...time, price })).toBe('done');
    expect(await acceptedAt(reference)).toBeNull();
  }
  expect((await read(reference)).visit?.told).toMatchObject({ price: 60, is_agreed: false });
});

test('a price that its owner agreed to stays agreed when the yes goes', async () => {
  const time = freeTime();
  const asked = { preferred_date: time.day, preferred_time: '8-10 AM' };
  const reference = await confirmed(asked, { ...time, price: 190 });
  const agreed = async () => (await read(reference)).visit?.told?.price;
  const rex = { ...asked, service: 'Spa Bath', address: '12 Elm St' };
  const changed = (price: number) =>
    press(reference, 'change_details', { minutes: 90, price, pets: newPets(rex) });
  // what other pets cost is agreed by phone; a new price alone is not, nor beside another address
  expect(await changed(200)).toBe('done');
  expect(await acceptedAt(reference)).not.toBeNull();
  rex.address = '7 Oak Ave';
  expect(await changed(210)).toBe('done');
  expect(await acceptedAt(reference)).toBeNull();
  expect(await agreed()).toBe(200);
  await accept(reference, 3);
  for (const price of [120, 150]) expect(await changed(price)).toBe('done');
  expect(await agreed()).toBe(120);
  rex.service = 'Full Groom';
  expect(await changed(140)).toBe('done');
  expect(await acceptedAt(reference)).not.toBeNull();
  expect(await ask(reference)).toBe('done');
  expect(await press(reference, 'move', { day: openDay(70), ...move, price: 240 })).toBe('done');
  expect(await agreed()).toBe(140);
});

test('Undo of a move that answers a wish brings the wish back', async () => {
  const reference = await confirmed({}, freeTime());
  expect(await ask(reference)).toBe('done');
  const { wish } = await read(reference);
  expect(await press(reference, 'move', { day: openDay(60), ...move })).toBe('done');
  expect((await read(reference)).wish).toBeNull();
  expect(await press(reference, 'undo')).toBe('done');
  expect((await read(reference)).wish).toEqual(wish);
});

test('the operator cannot undo a time that its owner has said yes to, nor one that was kept', async () => {
  const reference = await confirmed({}, freeTime());
  expect((await read(reference)).undo_until).not.toBeNull();
  await accept(reference);
  expect(await press(reference, 'undo')).toBe('too_late_to_undo');

  const other = await confirmed({}, freeTime());
  await ask(other);
  expect(await keep(other)).toBe('done');
  expect((await read(other)).undo_until).not.toBeNull();
  await accept(other);
  expect(await answer(other, 1, 'undo')).toBe('too_late_to_undo');
});

test('a yes that names the open wish takes it back, and its email', async () => {
  const reference = await confirmed({}, freeTime());
  await sql('delete from private.outbox');
  await accept(reference);
  await ask(reference);
  expect(await accept(reference, 1, 2)).toBe('stale');
  expect(await accept(reference, 1, 1)).toBe('done');
  expect(await read(reference)).toMatchObject({
    revision: 1,
    wish: null,
    asked: null,
    visit: { accepted_at: expect.any(String) },
  });
  expect((await claimAll()).map(({ kind }) => kind)).not.toContain('asked');
  expect(await ask(reference)).toBe('done');
  expect((await read(reference)).wish).toMatchObject({ number: 2 });
});

test('the reminder goes on after a yes, and tells of it', async () => {
  const reference = await confirmed({}, freeTime());
  await accept(reference);
  await makeDue('reminder');
  const claimed = await claimAll();
  expect(claimed).toContainEqual(
    expect.objectContaining({
      kind: 'reminder',
      visit: expect.objectContaining({ accepted_at: await acceptedAt(reference) }),
    }),
  );
});

test('Undo of a yes that the operator heard leaves the one that its owner said too', async () => {
  const reference = await confirmed({}, freeTime());
  await press(reference, 'accept');
  const seen = { last_change: (await read(reference)).history.at(-1)?.id };
  expect([await accept(reference), await accept(reference)]).toEqual(['done', 'done']);
  expect(await press(reference, 'undo', seen)).toBe('stale');
  expect(await press(reference, 'undo')).toBe('too_late_to_undo');
  const { visit, history } = await read(reference);
  expect(visit?.accepted_at).not.toBeNull();
  expect(history.map(({ actor }) => actor)).toEqual(['operator', 'operator', 'owner']);
});

test('a price that rose and falls again has the yes to as much for the same time', async () => {
  const time = freeTime();
  const asked = { preferred_date: time.day, preferred_time: '8-10 AM' };
  const reference = await confirmed(asked, { ...time, price: 150 });
  const changed = (price: number) =>
    press(reference, 'change_details', { minutes: 90, price, pets: newPets(asked) });
  expect(await changed(150)).toBe('done');
  await accept(reference, 2);
  for (const [price, hasYes] of [
    [170, false],
    [160, false],
    [140, true],
    [145, false],
  ] as const) {
    expect(await changed(price)).toBe('done');
    expect((await acceptedAt(reference)) !== null, `${price}`).toBe(hasYes);
  }
});
