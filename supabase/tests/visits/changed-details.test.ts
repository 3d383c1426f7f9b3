import { expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { newPets } from './added-visit-client.ts';

const backend = await startClients();
const { operator, sql, request, read, press, confirm, confirmed, freeTime } = backend;
const { sendAgain, setStart, claimAll, makeDue, ask } = backend;

const change = (reference: string, changes: object = {}) =>
  press(reference, 'change_details', { minutes: 90, price: null, pets: newPets(), ...changes });

test('another pet and address replace those of the visit, and what was asked for stays', async () => {
  const reference = await confirmed({}, freeTime());
  await claimAll();
  const before = await read(reference);
  const heard = { email: before.request[0]?.email, address: '9 Oak St' };
  const terms = { minutes: 180, price: 260, pets: newPets(heard) };
  expect(await press(reference, 'change_details', terms)).toBe('done');
  const { visit, request: rows, asked, sent_again } = await read(reference);
  expect(rows).toMatchObject([
    { ...heard, pet_name: 'Biscuit', source: 'form', status: 'new' },
    { ...heard, pet_name: 'Rex', preferred_date: before.request[0]?.preferred_date },
  ]);
  expect(visit).toMatchObject({ minutes: 180, price: 260, starts_at: before.visit?.starts_at });
  expect({ asked, sent_again }).toEqual({ asked: before.asked, sent_again: null });
  const claimUpdated = async () => {
    await makeDue('updated');
    return (await claimAll()).find(({ kind }) => kind === 'updated');
  };
  const email = await claimUpdated();
  expect(email).toMatchObject({
    addressee: heard.email,
    visit: {
      minutes: 180,
      price: 260,
      updated: {
        action: 'change_details',
        minutes: before.visit?.minutes,
        price: before.visit?.price,
        before: [{ pet_name: 'Biscuit' }],
      },
    },
  });
  const { visit: told, request: toldOf } = email ?? {};
  expect(await claimUpdated()).toMatchObject({ try: 2, visit: told, request: toldOf });

  expect(await press(reference, 'undo')).toBe('too_late_to_undo');
});

test('a note that comes with other details replaces the one before, and none leaves it', async () => {
  const reference = await confirmed({}, { ...freeTime(), note: 'Bring a towel.' });
  for (const [note, stands] of [
    ['', 'Bring a towel.'],
    [' As we texted. ', 'As we texted.'],
  ] as const) {
    const pets = newPets({ address: `${stands.length} Oak St` });
    expect(await press(reference, 'change_details', { minutes: 90, price: null, pets, note })).toBe(
      'done',
    );
    expect((await read(reference)).visit).toMatchObject({ note: stands });
  }
});

test('an email about a kept time tells of the details that changed since', async () => {
  const reference = await confirmed({}, freeTime());
  await claimAll();
  await ask(reference);
  expect(await press(reference, 'keep_time', { wish: 1 })).toBe('done');
  expect(await change(reference)).toBe('done');
  await makeDue('time_kept');
  const kept = (await claimAll()).find(({ kind }) => kind === 'time_kept');
  expect(kept?.request).toMatchObject([{ pet_name: 'Biscuit' }, { pet_name: 'Rex' }]);
});

test('the same answers sent again do not stand in the way of other details', async () => {
  const reference = await confirmed({}, freeTime());
  await sendAgain(reference);
  expect(await change(reference)).toBe('done');
  expect(await read(reference)).toMatchObject({ sent_again: null, visit: { revision: 2 } });
});

test.each([
  ['bad_details', { pets: newPets({ phone: null, email: null }) }],
  ['bad_details', { pets: newPets({ address: '' }) }],
  ['bad_details', { pets: [] }],
  ['bad_minutes', { minutes: 481 }],
  ['bad_price', { price: 0 }],
])('%s is refused, and the visit stays as it was', async (outcome, changes) => {
  const reference = await confirmed({}, freeTime());
  const { request: rows, revision } = await read(reference);
  expect(await change(reference, changes)).toBe(outcome);
  expect(await read(reference)).toMatchObject({ request: rows, revision });
});

test('the operator uses first what the owner sent meanwhile, and replaces none of it, whatever the page names', async () => {
  const reference = await confirmed({}, freeTime());
  await sendAgain(reference, { pet_name: 'Luna' });
  for (const request_version of [1, 2])
    expect(await change(reference, { request_version })).toBe('stale');
  expect((await read(reference)).sent_again).toMatchObject({ request: [{ pet_name: 'Luna' }] });
  expect(await press(reference, 'use_details')).toBe('done');
  expect(await change(reference)).toBe('done');
});

test('Undo leaves what the owner sent in the minute before it', async () => {
  const reference = await confirmed({}, freeTime());
  await change(reference);
  await sendAgain(reference, { pet_name: 'Luna', email: newPets()[0]?.email });
  expect(await press(reference, 'undo')).toBe('done');
  expect(await read(reference)).toMatchObject({
    request: [{ pet_name: 'Biscuit' }],
    sent_again: { request: [{ pet_name: 'Luna', status: 'new' }] },
  });
  expect(await press(reference, 'use_details')).toBe('done');
  expect((await read(reference)).request).toMatchObject([{ pet_name: 'Luna' }]);
});

test('a visit that grows into the next one is refused, and one that shrinks is not', async () => {
  const time = freeTime();
  const reference = await confirmed({}, time);
  const next = await request();
  await confirm(next, 0, { ...time, local_time: '11:00' });
  const grow = (minutes: number) => change(reference, { minutes });
  expect(await grow(135)).toBe('taken');
  expect(await grow(60)).toBe('done');
});

test('nobody hears of details that are mended once the visit has begun', async () => {
  const reference = await confirmed({}, freeTime());
  await claimAll();
  await setStart(reference, 'now()');
  const pets = newPets({ email: 'right@lake.example' });
  expect(await change(reference, { pets })).toBe('done');
  expect(await claimAll()).toEqual([]);
});

test('a time that was not asked for is held, also for an owner who has no email any more', async () => {
  const reference = await confirmed({}, freeTime());
  await change(reference, { pets: newPets({ email: null }) });
  const terms = { ...freeTime(), local_time: '14:00' };
  expect(await press(reference, 'move', terms)).toBe('done');
  const known = { request: [{ email: null, source: 'form' }, {}], visit: { late_fee: 0 } };
  expect(await read(reference)).toMatchObject(known);
});

test('changed details are no later request: emails to come back stay ended, and a next visit known', async () => {
  const mailbox = { email: 'kim@home.example', repeat_weeks: 6 };
  const [first, next] = [await request(mailbox), await request(mailbox)];
  await sql(
    `update public.bookings set created_at = created_at - interval '2 days' where reference = '${first}'`,
  );
  await sql(
    `update public.bookings set created_at = created_at - interval '1 day' where reference = '${next}'`,
  );
  await confirm(first, 0, freeTime());
  const states = () =>
    sql(
      `select private.return_state(visits) as state from private.visits where reference = '${first}'`,
    );
  const stop = (stops: boolean) => operator().rpc('set_unsubscribed', { reference: first, stops });
  await stop(true);
  expect(await states()).toEqual([{ state: 'ended' }]);
  const pets = newPets(mailbox).slice(0, 1);
  await change(first, { pets });
  expect(await states()).toEqual([{ state: 'ended' }]);
  await stop(false);
  expect(await states()).toEqual([{ state: 'booked' }]);
});
