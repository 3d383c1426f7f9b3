import { afterAll, afterEach, expect } from 'vitest';
import { claimingClient } from '../emails/claiming-client.ts';
import { visitOutbox } from '../emails/visit-outbox.ts';
import { localTest as test, startBackend } from '../setup/backend-under-test.ts';
import { nineOClock, openDay, visitClient } from './visit-client.ts';

const backend = await startBackend();
const { sql, stop } = backend;
const client = visitClient(backend);
const { answer, ask, cancel, confirm, keep, press, read, sendAgain } = client;
const { claim, complete } = claimingClient(backend.operator);
const { kinds, empty } = visitOutbox(backend);
afterAll(stop);
afterEach(empty);

const delay = (text: string) => sql(`update private.settings set answer_delay = '${text}'`);
const one = {
  ...nineOClock,
  local_time: '13:00',
  groomer: 'June Hathaway',
  travel_fee: 20,
  price: 145,
};
const other = { ...nineOClock, day: openDay(1), minutes: 60, travel_fee: 0, note: 'A day later' };

/** Requested, and its receipts are out of the way. */
async function request(pets = 1): Promise<string> {
  const reference = await client.request({}, pets);
  await sql('delete from private.outbox');
  return reference;
}

/** What a page shows, without the revision and the moment of the change. */
async function shown(reference: string) {
  const { visit, wish, declined_wish, request: rows, sent_again } = await read(reference);
  const names = rows.map(({ pet_name, status }) => [pet_name, status]);
  return {
    visit: visit && { ...visit, revision: 0, changed_at: '' },
    wish,
    declined_wish,
    names,
    isSentAgain: sent_again !== null,
  };
}

const toConfirmed = (reference: string) => press(reference, 'confirm', one);
const toWish = async (reference: string) => {
  expect(await toConfirmed(reference)).toBe('done');
  return ask(reference);
};
const change = { note: 'The van is at the shop.' };

test.each([
  ['a confirmation', [], (reference: string) => toConfirmed(reference)],
  ['a decline', [], (reference: string) => press(reference, 'decline', change)],
  ['a move', [toConfirmed], (reference: string) => press(reference, 'move', other)],
  ['a move that answers a wish', [toWish], (reference: string) => press(reference, 'move', other)],
  ['a kept time', [toWish], (reference: string) => keep(reference)],
  ['a cancellation', [toConfirmed], (reference: string) => press(reference, 'cancel', change)],
  [
    'the use of new details',
    [
      toConfirmed,
      async (reference: string) => void (await sendAgain(reference, { pet_name: 'Luna' })),
    ],
    (reference: string) => press(reference, 'use_details'),
  ],
])(
  'Undo of %s brings the state before back, and its email does not go',
  async (_name, steps, act) => {
    const reference = await request();
    for (const step of steps) await step(reference);
    await kinds();
    const before = await shown(reference);
    const { revision } = await read(reference);

    expect(await act(reference)).toBe('done');
    expect(await shown(reference)).not.toEqual(before);
    expect((await read(reference)).undo_until).not.toBeNull();
    expect(await press(reference, 'undo')).toBe('done');

    expect(await shown(reference)).toEqual(before);
    expect((await read(reference)).undo_until).toBeNull();
    expect((await read(reference)).revision).toBeGreaterThanOrEqual(revision);
    expect(await kinds()).toEqual([]);
    expect(await press(reference, 'undo')).not.toBe('done');
  },
);

test('after an Undo, what other devices saw is stale, and the visit counts on', async () => {
  const reference = await request();
  await toConfirmed(reference);
  expect(await answer(reference, 1, 'undo')).toBe('done');
  expect(await read(reference)).toMatchObject({ visit: null, revision: 2 });
  expect(await answer(reference, 1, 'undo')).toBe('stale');
  expect(await confirm(reference, 0)).toBe('stale');
  expect(await cancel(reference, 1)).toBe('stale');
  expect(await confirm(reference, 2)).toBe('done');
  expect((await read(reference)).visit?.revision).toBe(3);
  expect(await kinds()).toEqual(['owner confirmed']);
});

test('the undone move leaves one reminder of the old time', async () => {
  const reference = await request();
  await toConfirmed(reference);
  await press(reference, 'move', other);
  await press(reference, 'undo');
  await sql('update private.outbox set due_at = now()');
  expect(await kinds()).toEqual(['owner reminder']);
});

test('an answer’s email waits, and once it is on its way Undo is refused by name', async () => {
  await delay('1 minute');
  const reference = await request();
  await toConfirmed(reference);
  const [job] = await sql(`select due_at - created_at = interval '1 minute' as waits
    from private.outbox where kind = 'confirmed'`);
  await delay('0');
  expect(job).toEqual({ waits: true });
  expect(await claim()).toBeUndefined();

  await sql('update private.outbox set due_at = now()');
  const claimed = await claim();
  expect((await read(reference)).undo_until).toBeNull();
  expect(await press(reference, 'undo')).toBe('too_late_to_undo');
  // the provider was away: whether it took the email is unclear
  if (claimed) await complete(claimed, { outcome: 'later', reason: 'provider_500' });
  expect(await press(reference, 'undo')).toBe('too_late_to_undo');
});

test('an answer cannot be undone after ten minutes, even if its email still waits', async () => {
  const reference = await request();
  await toConfirmed(reference);
  const shift = `interval '9 minutes'`;
  await sql(`update private.visits set changed_at = changed_at - ${shift}`);
  await sql(`update private.outbox set created_at = created_at - ${shift}`);
  expect((await read(reference)).undo_until).not.toBeNull();
  await sql(`update private.visits set changed_at = changed_at - interval '1 minute'`);
  await sql(`update private.outbox set created_at = created_at - interval '1 minute'`);
  expect(await press(reference, 'undo')).toBe('too_late_to_undo');
});

test('what the owner did since is not undone', async () => {
  const reference = await request();
  await toConfirmed(reference);
  expect(await ask(reference)).toBe('done');
  expect(await press(reference, 'undo')).toBe('too_late_to_undo');
  expect(await cancel(reference, 1)).toBe('done');
  expect(await press(reference, 'undo')).toBe('not_allowed');
});

test('a canceled visit does not come back to a time that another one has taken', async () => {
  const [reference, second] = [await request(), await request()];
  await toConfirmed(reference);
  await press(reference, 'cancel', change);
  expect(await press(second, 'confirm', one)).toBe('done');
  expect(await press(reference, 'undo')).toBe('taken');
  expect((await read(reference)).visit?.status).toBe('canceled');
});

test('a mark of review comes back with the request', async () => {
  const reference = await request();
  await sql(`update public.bookings set status = 'review', review_reasons = '{too_fast}'
    where reference = '${reference}'`);
  await toConfirmed(reference);
  await press(reference, 'undo');
  expect((await shown(reference)).names).toEqual([['Biscuit', 'review']]);
});
