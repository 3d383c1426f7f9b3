import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { booking } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';

const { visitor, send } = await startClients();

const post = (body: string) => send('/rest/v1/bookings', { method: 'POST', body });

test.each([
  ['a missing address', { address: null }, '23502'],
  ['a missing phone number', { phone: null }, '23514'],
  ['a text for a date', { preferred_date: 'next week' }, '22007'],
  ['a day that no calendar has', { preferred_date: '2026-13-40' }, '22008'],
  ['a number too large for its column', { fill_seconds: 3_000_000_000 }, '22003'],
  ['an invalid id', { id: 'x' }, '22P02'],
  ['a NUL byte', { parent_name: 'a\u0000b' }, '22P05'],
  ['an unknown column', { is_admin: true }, 'PGRST204'],
])('%s returns 400 and its own code', async (_, changes, code) => {
  const { status, error } = await visitor().from('bookings').insert(booking(changes));

  expect({ status, code: error?.code }).toEqual({ status: 400, code });
  expect(JSON.stringify(error)).not.toMatch(/conformance\.example|Main St/);
});

test.each([
  ['broken JSON', '{bad'],
  ['no body', ''],
  ['an array of numbers', '[1]'],
  ['rows with different keys', JSON.stringify([booking(), booking({ id: randomUUID() })])],
])('%s returns 400 PGRST102', async (_, body) => {
  const response = await post(body);

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'PGRST102' });
});

test('an error has the four keys of PostgREST', async () => {
  const response = await post(JSON.stringify(booking({ pet_type: 'bird' })));

  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toEqual({
    code: '23514',
    details: null,
    hint: null,
    message: 'new row for relation "bookings" violates check constraint "bookings_pet_type_known"',
  });
});
