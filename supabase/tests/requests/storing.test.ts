import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { localTest } from '../setup/backend-under-test.ts';
import { booking, dayFromToday, inquiry } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';
import { everyAnswer } from '@shared/visits/sample-booking.fixture';

const { visitor, operator, sql } = await startClients();

async function readBack(id: string) {
  const { data } = await operator().from('bookings').select('*').eq('id', id);
  return data ?? [];
}

test('the database stores a booking, gives it a reference if it has none, and returns 201 without a body', async () => {
  const id = randomUUID();
  const { error, status, data } = await visitor().from('bookings').insert(booking({ id }));

  expect({ error, status, data }).toEqual({ error: null, status: 201, data: null });
  expect(await readBack(id)).toMatchObject([
    {
      parent_name: 'Sam Rivera',
      status: 'new',
      review_reasons: [],
      pet_number: 1,
      reference: expect.stringMatching(/^AG-[2-9A-HJKMNP-Z]{6}$/),
    },
  ]);
});

const everyColumn = () => ({
  ...everyAnswer,
  id: randomUUID(),
  pet_number: 2,
  preferred_date: dayFromToday(3),
  estimated_price: 175.5,
  honeypot_filled: false,
  fill_seconds: 90,
});

const decided = ['created_at', 'status', 'review_reasons', 'source'];
const namesOf = (rows: readonly Record<string, unknown>[]) =>
  rows.map((row) => String(row['column_name'])).toSorted();

test('the database stores every column that a visitor may fill', async () => {
  const row = everyColumn();
  // every request needs its first pet
  const rows = [{ ...row, id: randomUUID(), pet_number: 1 }, row];
  expect((await visitor().from('bookings').insert(rows)).status).toBe(201);
  expect(await readBack(String(row['id']))).toMatchObject([row]);
});

localTest('a visitor may fill every column but those that the database decides', async () => {
  const granted = await sql(
    `select column_name from information_schema.column_privileges
     where grantee = 'anon' and table_name = 'bookings' and privilege_type = 'INSERT'`,
  );
  const columns = await sql(
    `select column_name from information_schema.columns where table_name = 'bookings' and table_schema = 'public'`,
  );
  const answers = namesOf(columns).filter((name) => !decided.includes(name));
  expect(namesOf(granted)).toEqual(answers);
  // the sample above has them all
  expect(Object.keys(everyColumn()).toSorted()).toEqual(answers);
});

test('a replay with the same id returns 409 on the primary key and adds no row', async () => {
  const id = randomUUID();
  const client = visitor();
  await client.from('bookings').insert(booking({ id }));
  const { status, error } = await client
    .from('bookings')
    .insert(booking({ id, pet_name: 'Other' }));

  expect(status).toBe(409);
  expect(error?.code).toBe('23505');
  expect(error?.message).toContain('"bookings_pkey"');
  expect(JSON.stringify(error)).not.toContain('conformance.example');
  expect(await readBack(id)).toMatchObject([{ pet_name: 'Biscuit' }]);
});

test('a message needs an email address or a phone number', async () => {
  const client = visitor();
  const insert = (changes: object) =>
    client.from('contact_inquiries').insert(inquiry({ email: null, ...changes }));

  const neither = await insert({});
  expect(neither.error?.code).toBe('23514');
  expect(neither.error?.message).toContain('"contact_inquiries_reachable"');
  expect((await insert({ phone: '3035550142' })).status).toBe(201);
  expect((await insert({ email: 'sam@rivera.test' })).status).toBe(201);
});

test('the operator may import rows of any age and status', async () => {
  const id = randomUUID();
  const row = booking({ id, status: 'spam', preferred_date: dayFromToday(-500) });

  expect((await operator().from('bookings').insert(row)).status).toBe(201);
  expect(await readBack(id)).toMatchObject([{ status: 'spam' }]);
});
