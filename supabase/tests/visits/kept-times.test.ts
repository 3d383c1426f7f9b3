import { expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { newPets } from './added-visit-client.ts';
import { nineOClock, openDay } from './visit-client.ts';

const backend = await startClients();
const { operatorDay, sql, read, readVisitRow, press, ask, keep, sendAgain } = backend;
const { cancel, claimAll, waiting, superseded, empty, setStart, confirmed } = backend;

async function storeVisitWithWish() {
  await empty();
  const reference = await confirmed();
  await sql(`delete from private.outbox where kind <> 'reminder'`);
  expect(await ask(reference, { words: 'After school' })).toBe('done');
  return reference;
}

test('keeping the time closes the wish, tells its owner alone and changes nothing of the visit', async () => {
  const reference = await storeVisitWithWish();
  await sql(`update private.visits set changed_at = changed_at - interval '1 hour'`);
  const before = await readVisitRow(reference);

  expect(await keep(reference)).toBe('done');
  expect(await readVisitRow(reference)).toEqual(before);
  expect(await read(reference)).toMatchObject({
    wish: null,
    ask_refusal: null,
    declined_wish: { day: openDay(9), window: '2-4 PM' },
  });
  const [job] = await sql(
    `select private.utc_text(created_at) as kept_at from private.outbox where kind = 'time_kept'`,
  );
  // the email about the wish is no longer needed
  expect(await claimAll()).toMatchObject([
    {
      kind: 'time_kept',
      audience: 'owner',
      visit: { revision: 1, time: '09:00', changed_at: job?.['kept_at'] },
      wish: { day: openDay(9), window: '2-4 PM', words: 'After school' },
    },
  ]);
  expect(await superseded()).toEqual(['asked']);
  expect(await waiting()).toEqual(['owner reminder']);
});

test('a visit that has begun keeps no time, and is closed on a page that still shows its wish, too', async () => {
  const reference = await storeVisitWithWish();
  await setStart(reference, 'now()');
  expect(await keep(reference)).toBe('not_allowed');
  expect(await waiting()).not.toContain('owner kept');
  expect(await press(reference, 'done', { wish: 1 })).toBe('done');
});

test('a wish that a move answered cannot be answered again', async () => {
  const reference = await storeVisitWithWish();
  expect(await press(reference, 'move', { ...nineOClock, minutes: 60 })).toBe('done');
  expect(await keep(reference)).toBe('stale');
  expect(await keep(reference, 2)).toBe('stale');
});

test('a page tells of the wish that was answered last by keeping the time, until the visit changes', async () => {
  const reference = await storeVisitWithWish();
  expect((await read(reference)).declined_wish).toBeNull();
  expect(await keep(reference)).toBe('done');
  expect(await ask(reference, { day: openDay(8) })).toBe('done');
  expect(await keep(reference, 1, 2)).toBe('done');
  expect((await read(reference)).declined_wish).toEqual({ day: openDay(8), window: '2-4 PM' });
  expect(await press(reference, 'move', { ...nineOClock, minutes: 60 })).toBe('done');
  expect((await read(reference)).declined_wish).toBeNull();
});

test.each([
  ['moved', (reference: string) => press(reference, 'move', { ...nineOClock, minutes: 60 })],
  ['called off', (reference: string) => cancel(reference, 1)],
  ['begun', (reference: string) => setStart(reference, 'now()')],
])('no email says that the time stays once the visit is %s', async (_name, change) => {
  const reference = await storeVisitWithWish();
  expect(await keep(reference)).toBe('done');
  await change(reference);

  expect((await claimAll()).map(({ kind }) => kind)).not.toContain('time_kept');
  expect(await superseded()).toContain('time_kept');
});

test.each(['change_details', 'use_details'])(
  'the owner hears of a kept time also after %s, here and of another visit',
  async (action) => {
    const reference = await storeVisitWithWish();
    if (action === 'use_details') await sendAgain(reference, { pet_name: 'Luna' });
    expect(await keep(reference)).toBe('done');
    const pets = newPets({ phone: '303-555-0199' });
    expect(await press(reference, action, { minutes: 90, price: null, pets })).toBe('done');
    expect((await read(reference)).declined_wish).toEqual({ day: openDay(9), window: '2-4 PM' });
    const other = await confirmed({}, { ...nineOClock, day: openDay(1) });
    for (const minutes of [60, 75])
      expect(await press(other, 'change_details', { minutes, pets: newPets() })).toBe('done');
    expect((await claimAll()).map(({ kind }) => kind)).toContain('time_kept');
  },
);

test('an email about a kept time names the wish that it answers, also when there is another one', async () => {
  const reference = await storeVisitWithWish();
  await keep(reference);
  await ask(reference, { day: openDay(8) });

  const mails = await claimAll();
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['asked', 'time_kept']);
  for (const { kind, wish } of mails) {
    expect(wish).toMatchObject({ day: kind === 'time_kept' ? openDay(9) : openDay(8) });
  }
});

test('an open wish waits in the operator’s day until it is answered', async () => {
  const reference = await storeVisitWithWish();
  const later = await confirmed({}, { ...nineOClock, local_time: '12:00' });
  await ask(later, { words: 'Rather in the morning' });
  await sql(`update private.time_wishes set asked_at = asked_at - interval '1 hour'
    where reference = '${later}'`);

  const { wishes, counts } = await operatorDay();
  expect(counts.wishes).toBe(2);
  expect(wishes).toMatchObject([
    { reference: later, wish: { words: 'Rather in the morning', number: 1 } },
    {
      reference,
      request: [{ pet_name: 'Biscuit' }],
      visit: { revision: 1, day: openDay(), time: '09:00' },
      wish: { day: openDay(9), window: '2-4 PM', words: 'After school' },
    },
  ]);
  await keep(reference);
  await cancel(later, 1);
  expect((await operatorDay()).wishes).toEqual([]);
  expect((await operatorDay()).counts.wishes).toBe(0);
});

test('the table counts the wishes of a reference, and holds one open one', async () => {
  const reference = await storeVisitWithWish();
  const insert = (number: number, kept = 'null') =>
    sql(`insert into private.time_wishes (reference, revision, day, time_window, number, declined_at)
      values ('${reference}', 1, '2026-11-24', '2-4 PM', ${number}, ${kept})`);
  await expect(insert(1, 'now()')).rejects.toThrow('time_wishes_pkey');
  await expect(insert(2)).rejects.toThrow('time_wishes_open');
  await expect(insert(0, 'now()')).rejects.toThrow('time_wishes_number_range');
  await expect(insert(2, `now() - interval '1 minute'`)).rejects.toThrow(
    'time_wishes_declined_after_asked',
  );
});
