import { afterAll, beforeEach, expect, test } from 'vitest';
import { localKeys } from '../../local/local-keys.ts';
import { serveLocally } from '../../local/process/serve-locally.ts';
import { type StoredRows, createRest } from '../../local/rest/create-rest.ts';
import { newDatabase } from '../setup/new-database.ts';
import { restClients } from '../setup/rest-clients.ts';
import { booking, inquiry } from '../setup/sample-rows.ts';

const refusals: string[] = [];
const stored: StoredRows[] = [];
const database = await newDatabase();
const { url, stop } = await serveLocally(
  createRest({
    database,
    onStored: (rows) => stored.push(rows),
    onRefused: (code, constraint) => refusals.push(`${code} ${constraint ?? ''}`.trim()),
  }),
);
const { visitor, operator, send } = restClients({
  url,
  anonKey: localKeys.publishable,
  secretKey: localKeys.secret,
});
beforeEach(() => {
  refusals.length = 0;
  stored.length = 0;
});
afterAll(async () => {
  await stop();
  await database.close();
});

const bookings = '/rest/v1/bookings';

test.each([
  ['a page of another site', { origin: 'https://elsewhere.example' }],
  ['a caller behind a proxy', { 'x-forwarded-for': '203.0.113.7' }],
  [
    'a caller who claims to be this machine behind a proxy',
    { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' },
  ],
  ['a caller at the edge', { 'cf-connecting-ip': '203.0.113.7' }],
])('the stand-in rejects its secret key, which everybody knows, from %s', async (_, headers) => {
  const read = (extra: object) =>
    fetch(`${url}${bookings}?select=id`, { headers: { apikey: localKeys.secret, ...extra } });

  expect((await read(headers)).status).toBe(401);
  expect((await read({})).status).toBe(200);
});

test('the stand-in rejects calls that it does not support', async () => {
  const notHere = { status: 501, error: { code: 'LOCAL501' } };
  const rows = () => operator().from('bookings');

  expect(await rows().update({ status: 'spam' }).eq('id', 'x')).toMatchObject(notHere);
  expect(await rows().delete().eq('id', 'x')).toMatchObject(notHere);
  expect(await rows().select().gt('pet_number', 1)).toMatchObject(notHere);
  expect(await rows().select('*', { count: 'exact' })).toMatchObject(notHere);
  expect(await rows().insert([booking()], { defaultToNull: false })).toMatchObject(notHere);
  expect(await visitor().from('bookings').upsert(booking(), { onConflict: 'phone' })).toMatchObject(
    notHere,
  );
  expect(await rows().insert(booking()).select()).toMatchObject(notHere);
  expect((await send(bookings, { method: 'PUT', body: '{}' })).status).toBe(501);
  expect(await operator().rpc('list_leads', {}, { get: true })).toMatchObject(notHere);
});

test('an unknown table returns the code of PostgREST 13', async () => {
  const unknown = { status: 404, error: { code: 'PGRST205' } };

  expect(await visitor().from('users').select()).toMatchObject(unknown);
  expect(await operator().from('outbox').insert({ id: 1 })).toMatchObject(unknown);
});

test('the log of the stand-in names code and constraint, and no value', async () => {
  await visitor()
    .from('bookings')
    .insert(booking({ email: 'secret-person' }));
  await visitor()
    .from('bookings')
    .insert(booking({ preferred_date: 'secret day' }));

  expect(refusals).toEqual(['23514 bookings_email_shape', '22007']);
});

test('the stand-in reports stored rows, and no rejected ones', async () => {
  await visitor()
    .from('bookings')
    .insert(booking({ service: 'Free Groom' }));
  await visitor().from('contact_inquiries').insert(inquiry());

  expect(stored).toEqual([{ table: 'contact_inquiries', rows: [inquiry()] }]);
});
