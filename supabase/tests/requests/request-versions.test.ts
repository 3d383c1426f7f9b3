import { afterEach, expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { nineOClock } from '../visits/visit-client.ts';

const backend = await startClients();
const { sql, request, read, sendAgain, answer, confirm, press } = backend;
const { claim, claimAll, kinds, makeDue, waiting, empty, confirmed } = backend;
afterEach(empty);

const readPets = async (reference: string) =>
  (await read(reference)).request.map((pet) => pet['pet_name']);
const statuses = (reference: string) =>
  sql(
    `select pet_name, status from public.bookings where reference = '${reference}' order by 1, 2`,
  );

async function storeSentAgain(changes = {}) {
  const reference = await confirmed();
  await claimAll();
  expect(await sendAgain(reference, { pet_name: 'Luna', address: '9 Elm St', ...changes })).toBe(
    '201',
  );
  return reference;
}

test('a request that was sent again replaces the rows before it', async () => {
  const reference = await request({}, 2);
  await sendAgain(reference, { pet_name: 'Luna' });

  expect(await readPets(reference)).toEqual(['Luna']);
  expect((await read(reference)).request_version).toBe(2);
  await confirm(reference, 0, { ...nineOClock, request_version: 2 });
  expect(await statuses(reference)).toEqual([
    { pet_name: 'Biscuit', status: 'replaced' },
    { pet_name: 'Biscuit', status: 'replaced' },
    { pet_name: 'Luna', status: 'new' },
  ]);
});

test('an answer to no version, or to one before the request was sent again, is stale', async () => {
  const reference = await request();
  await sendAgain(reference, { pet_name: 'Luna', address: 'Mexico City' });
  for (const request_version of [null, 1])
    expect(await answer(reference, 0, 'confirm', { ...nineOClock, request_version })).toBe('stale');
  expect(await read(reference)).toMatchObject({ visit: null, request: [{ pet_name: 'Luna' }] });
});

test('an answer keeps its rows: a later request does not change the visit on its own', async () => {
  const reference = await storeSentAgain();

  const now = await read(reference);
  expect(now).toMatchObject({
    request: [{ pet_name: 'Biscuit' }],
    request_version: 1,
    visit: { status: 'confirmed', revision: 1 },
    sent_again: { request_version: 2, request: [{ pet_name: 'Luna', status: 'new' }] },
  });
  await makeDue('reminder');
  expect(await claimAll()).toMatchObject([
    { kind: 'received', audience: 'operator', after_answer: true, request: [{ pet_name: 'Luna' }] },
    {
      kind: 'reminder',
      audience: 'owner',
      request: [{ pet_name: 'Biscuit', address: '12 Pearl St, Apt 4' }],
    },
  ]);
  await makeDue('tomorrow');
  expect(await claimAll()).toMatchObject([
    {
      kind: 'tomorrow',
      request: [{ request: [{ pet_name: 'Biscuit' }], visit: { is_sent_again: true } }],
    },
  ]);
});

test('a request after the answer sends one email to the operator, no receipt and no nudge', async () => {
  await storeSentAgain();

  const jobKinds = (await waiting()).filter((job) => job !== 'operator nudge');
  expect(jobKinds).toEqual(['operator received', 'owner reminder']);
  await makeDue('nudge');
  expect(await kinds()).toEqual(['operator received']);
});

test('the email about a first request does not say that it came after an answer', async () => {
  await request();

  expect(await claim()).toMatchObject({ audience: 'operator', after_answer: false });
});

test('moving and canceling the visit keeps the agreed pets when the request was sent again', async () => {
  const reference = await storeSentAgain();
  await claimAll();
  const move = { ...nineOClock, local_time: '13:00' };
  expect(await answer(reference, 1, 'move', move)).toBe('done');

  expect(await claim()).toMatchObject({ kind: 'moved', request: [{ pet_name: 'Biscuit' }] });
  expect(await answer(reference, 2, 'cancel')).toBe('done');
  expect(await readPets(reference)).toEqual(['Biscuit']);
  expect(await statuses(reference)).toEqual([
    { pet_name: 'Biscuit', status: 'new' },
    { pet_name: 'Luna', status: 'new' },
  ]);
});

test('using the new details changes the visit and emails its owner once', async () => {
  const reference = await storeSentAgain({ email: 'SAM@rivera.test' });
  const before = await read(reference);
  await claimAll();
  const args = { request_version: before.sent_again?.request_version };
  expect(await answer(reference, 1, 'use_details', args)).toBe('done');

  const after = await read(reference);
  expect(after).toMatchObject({
    request: [{ pet_name: 'Luna' }],
    request_version: 2,
    sent_again: null,
    visit: { status: 'confirmed', revision: 2, starts_at: before.visit?.starts_at, minutes: 90 },
  });
  expect(await statuses(reference)).toEqual([
    { pet_name: 'Biscuit', status: 'replaced' },
    { pet_name: 'Luna', status: 'new' },
  ]);
  await makeDue('reminder');
  expect(await kinds()).toEqual(['owner updated', 'owner reminder']);
});

test('using outdated details is stale, and using details that do not exist is not allowed', async () => {
  const reference = await storeSentAgain();
  const seen = (await read(reference)).sent_again?.request_version;
  await sendAgain(reference, { pet_name: 'Milo' });

  expect(await answer(reference, 1, 'use_details', { request_version: seen })).toBe('stale');
  expect(await press(reference, 'use_details')).toBe('done');
  expect(await readPets(reference)).toEqual(['Milo']);
  expect(await press(reference, 'use_details', { request_version: 3 })).toBe('not_allowed');
});

test('the day announces nothing when the same answers are sent again', async () => {
  const reference = await request();
  await confirm(reference);
  const news = `select is_sent_again from private.day_visits where reference = '${reference}'`;
  await sendAgain(reference);
  expect(await sql(news)).toEqual([{ is_sent_again: false }]);
  await sendAgain(reference, { address: '9 Elm St' });
  expect(await sql(news)).toEqual([{ is_sent_again: true }]);
});

test('the page shows the newest of several requests after the answer, which replaces the others', async () => {
  const reference = await storeSentAgain();
  await sendAgain(reference, { pet_name: 'Milo' });

  expect((await read(reference)).sent_again).toMatchObject({
    request_version: 3,
    request: [{ pet_name: 'Milo' }],
  });
  expect(await statuses(reference)).toMatchObject([
    { pet_name: 'Biscuit', status: 'new' },
    { pet_name: 'Luna', status: 'replaced' },
    { pet_name: 'Milo', status: 'new' },
  ]);
});
