import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { localTest as test } from '../setup/backend-under-test.ts';
import { startClients } from '../setup/start-clients.ts';
import { newPets } from './added-visit-client.ts';
import { nineOClock, openDay } from './visit-client.ts';

const { operator, request, read, press, ask, keep, sendAgain, claimAll } = await startClients();

let days = 0;

async function storeConfirmedVisit() {
  days += 1;
  const reference = await request();
  const time = { ...nineOClock, day: openDay(days), local_time: '08:00', minutes: 30 };
  expect(await press(reference, 'confirm', time)).toBe('done');
  return { reference, time };
}

test.each(['move', 'cancel', 'cancel_for_owner', 'change_details', 'use_details'])(
  'a wish that came after the page was read makes %s stale, and stays open',
  async (action) => {
    const { reference, time } = await storeConfirmedVisit();
    if (action === 'use_details') await sendAgain(reference, { pet_name: 'Luna' });
    const said = { ...time, minutes: 35, accepts_fee: true, price: null, pets: newPets() };
    await ask(reference);
    expect(await press(reference, action, { ...said, wish: 0 })).toBe('stale');
    expect((await read(reference)).wish).toMatchObject({ number: 1 });
    expect((await claimAll()).filter(({ kind }) => kind === 'asked')).toHaveLength(1);
    expect(await press(reference, action, { ...said, wish: 1 })).toBe('done');
  },
);

test.each(['change_details', 'use_details'])(
  '%s leaves a wish open, and so does its Undo',
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

test('what a block covers is named with its open wish', async () => {
  const { reference, time } = await storeConfirmedVisit();
  await ask(reference);
  const block = { id: randomUUID(), first_day: time.day, last_day: time.day, from_time: null };
  const { data } = await operator().rpc('block_time', { ...block, until_time: null, word: '' });
  expect(data.visits).toMatchObject([{ reference, wish: { number: 1 } }]);
});
