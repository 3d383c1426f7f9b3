import { afterAll, expect } from 'vitest';
import { localTest as test, startBackend } from '../setup/backend-under-test.ts';
import { visitClient } from './visit-client.ts';

const backend = await startBackend();
const { sql, stop } = backend;
const { request, link, confirm, press } = visitClient(backend);
afterAll(stop);

test('a done visit can be booked again for six months, and its page ends after 14 days', async () => {
  const reference = await request();
  await confirm(reference);
  const passTo = (age: string) =>
    sql(`update private.visits set changed_at = now() - interval '${age}',
      starts_at = now() - interval '${age}' where reference = '${reference}'`);
  await passTo('1 hour');
  expect(await press(reference, 'done')).toBe('done');

  await passTo('13 days');
  expect(await link(reference)).toMatchObject({ has_ended: false, can_rebook: true });
  await passTo('5 months 27 days');
  expect(await link(reference)).toMatchObject({ has_ended: true, can_rebook: true });
  await passTo('6 months 1 day');
  expect(await link(reference)).toMatchObject({ has_ended: true, can_rebook: false });
});

test.each(['cancel', 'decline', 'no_show'])(
  'after %s, booking again ends with the page',
  async (action) => {
    const reference = await request();
    if (action !== 'decline') await confirm(reference);
    await sql(`update private.visits set starts_at = now() - interval '1 hour'
      where reference = '${reference}'`);
    expect(await press(reference, action)).toBe('done');
    await sql(`update private.visits set starts_at = starts_at - interval '15 days',
      changed_at = changed_at - interval '15 days' where reference = '${reference}'`);

    expect(await link(reference)).toMatchObject({ has_ended: true, can_rebook: false });
  },
);
