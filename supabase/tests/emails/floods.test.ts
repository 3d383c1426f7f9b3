import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { startEmptiedBackend } from '../requests/emptied-backend.fixture.ts';
import { localTest as test } from '../setup/backend-under-test.ts';
import { inquiry, petRows } from '../setup/sample-rows.ts';
import { newReference } from '../visits/visit-client.ts';

const { visitor, operatorDay, sql, request, claimAll } = await startEmptiedBackend();

/** Within the limits of each caller, so that nothing but a surge marks it. */
async function flood(text: string) {
  const fill = (length: number) => text.repeat(length / [...text].length);
  const name = fill(98);
  for (let caller = 0; caller < 30; caller += 1) {
    const bot = visitor(`198.51.100.${caller % 10}`);
    const texts = { first_name: name, last_name: name, message: fill(994) };
    await bot.from('contact_inquiries').insert(inquiry(texts));
    await bot
      .from('bookings')
      .insert(petRows(1, newReference()).map((pet) => ({ ...pet, parent_name: name })));
  }
}

test.each(['👨‍👩‍👧‍👦', '"'])(
  'what is real waits to be answered and is nudged about while ten addresses flood both forms with %s',
  async (text) => {
    await sql('update private.settings set surge_limit = 30');
    const before = await request();
    await flood(text);
    const booking = await request();
    const message = randomUUID();
    await visitor()
      .from('contact_inquiries')
      .insert(inquiry({ id: message }));

    const { waiting, marked, counts } = await operatorDay();
    const references = waiting.requests.map(({ reference }) => reference);
    expect(references).toEqual(expect.arrayContaining([before, booking]));
    expect(waiting.messages.map(({ id }) => id)).toContain(message);
    expect([marked, counts]).toMatchObject([{ requests: [], messages: [] }, { waiting: 63 }]);
    expect(await sql(`select from private.outbox where kind = 'nudge'`)).toHaveLength(63);

    const digest = (await claimAll()).find(({ kind }) => kind === 'digest')?.digest;
    expect(digest).toMatchObject({ waiting: 63, marked: 0 });
    expect(digest?.requests.length).toBeLessThanOrEqual(21);
  },
);

test('what one IPv6 /48 floods a form with is marked, and what is real waits before it', async () => {
  await sql('update private.settings set surge_limit = 30');
  for (let home = 0; home < 64; home += 1) {
    await visitor(`2001:db8:48:${(home * 256).toString(16)}::1`)
      .from('bookings')
      .insert(petRows(1, newReference()));
  }
  const real = await request();

  const { waiting, counts } = await operatorDay();
  expect(waiting.requests.at(-1)).toMatchObject({ reference: real, is_marked: false });
  expect(counts).toMatchObject({ waiting: 4, marked: 61 });
});
