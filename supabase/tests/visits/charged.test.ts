import { afterAll, expect } from 'vitest';
import { localTest as test, startBackend } from '../setup/backend-under-test.ts';
import { nineOClock, openDay, visitClient } from './visit-client.ts';

const backend = await startBackend();
const { operator, sql, stop } = backend;
const { request, read, press, answer } = visitClient(backend);
afterAll(stop);

let days = 0;

async function beginVisit() {
  days += 1;
  const reference = await request();
  expect(await press(reference, 'confirm', { ...nineOClock, day: openDay(days) })).toBe('done');
  await sql(`update private.visits set starts_at = now() - interval '30 minutes'
    where reference = '${reference}'`);
  return reference;
}

test('what was charged is kept with a done visit until Undo, and can be noted again', async () => {
  const reference = await beginVisit();
  expect(await press(reference, 'done', { charged: 210.5 })).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ status: 'done', charged: 210.5 });
  const { data: leads } = await operator().rpc('list_leads');
  expect(leads).toContainEqual(
    expect.objectContaining({
      reference,
      visit: expect.stringMatching(/^done, \$210.5 charged: /),
    }),
  );
  expect(await press(reference, 'undo')).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ status: 'confirmed', charged: null });
  expect(await press(reference, 'done', { charged: 0 })).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ charged: 0 });
});

test.each([-1, 10_000.01, 12.345])('$%f is no amount that can be charged', async (charged) => {
  const reference = await beginVisit();
  expect(await answer(reference, 1, 'done', { charged })).toBe('bad_price');
  expect((await read(reference)).visit).toMatchObject({ status: 'confirmed', charged: null });
  expect(await press(reference, 'no_show')).toBe('done');
});
