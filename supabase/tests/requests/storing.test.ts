import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { localTest, startBackend } from '../setup/backend-under-test.ts';
import { booking, dayFromToday, inquiry, petRows } from '../setup/sample-rows.ts';

const { visitor, operator, sql, stop } = await startBackend();
afterAll(stop);

async function readBack(id: string) {
  const { data } = await operator().from('bookings').select('*').eq('id', id);
  return data ?? [];
}

test('a booking is stored and answered with 201 and no body', async () => {
  const id = randomUUID();
  const { error, status, data } = await visitor().from('bookings').insert(booking({ id }));

  expect({ error, status, data }).toEqual({ error: null, status: 201, data: null });
  expect(await readBack(id)).toMatchObject([
    {
      parent_name: 'Sam Rivera',
      status: 'new',
      review_reasons: [],
      pet_number: 1,
      reference: null,
    },
  ]);
});

const everyAnswer = () =>
  booking({
    id: randomUUID(),
    reference: 'AG-7K4Q2M',
    pet_number: 2,
    gate_code: '#4411, then the left stairs',
    zip_answer: 'core',
    breed: 'Corgi',
    weight: '30 lbs',
    pet_size: 'medium',
    add_ons: ['deshedding', 'nail-grinding'],
    estimated_price: 175.5,
    repeat_weeks: 6,
    additional_notes: 'Gate code 1234',
    honeypot_filled: false,
    fill_seconds: 90,
  });

test('every column a visitor may fill comes back as it was sent', async () => {
  const row = everyAnswer();
  // a request has a first pet
  const rows = [{ ...row, id: randomUUID(), pet_number: 1 }, row];
  expect((await visitor().from('bookings').insert(rows)).status).toBe(201);
  expect(await readBack(String(row['id']))).toMatchObject([row]);
});

localTest('every column a visitor may fill is among those that are sent above', async () => {
  const granted = await sql(
    `select column_name from information_schema.column_privileges
     where grantee = 'anon' and table_name = 'bookings' and privilege_type = 'INSERT'`,
  );
  expect(granted.map((row) => String(row['column_name'])).toSorted()).toEqual(
    Object.keys(everyAnswer()).toSorted(),
  );
});

test('hostile text is stored letter for letter', async () => {
  const id = randomUUID();
  const additional_notes = `'); drop table bookings;-- <img src=x onerror=alert(1)> \u202e 🐶`;

  await visitor().from('bookings').insert(booking({ id, additional_notes }));
  expect(await readBack(id)).toMatchObject([{ additional_notes }]);
});

test('a replay with the same id is 409 on the primary key and adds no row', async () => {
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

test('the pets of one request are stored in one insert', async () => {
  const pets = petRows(4, 'AG-PETS22');
  expect((await visitor().from('bookings').insert(pets)).status).toBe(201);

  const { data } = await operator()
    .from('bookings')
    .select('id,pet_number,status,created_at')
    .eq('reference', 'AG-PETS22')
    .order('pet_number');
  expect(data?.map(({ id }) => id)).toEqual(pets.map(({ id }) => id));
  expect(new Set(data?.map(({ created_at: moment }) => moment)).size).toBe(1);
});

test('a message needs an e-mail address or a phone number, and one is enough', async () => {
  const client = visitor();
  const insert = (changes: object) =>
    client.from('contact_inquiries').insert(inquiry({ email: null, ...changes }));

  const neither = await insert({});
  expect(neither.error?.code).toBe('23514');
  expect(neither.error?.message).toContain('"contact_inquiries_reachable"');
  expect((await insert({ phone: '3035550142' })).status).toBe(201);
  expect((await insert({ email: 'sam@rivera.test' })).status).toBe(201);
});

test('the operator may import rows of any age and status, and reads what was stored', async () => {
  const row = booking({ id: randomUUID(), status: 'spam', preferred_date: dayFromToday(-500) });
  const { status, data } = await operator().from('bookings').insert(row).select('id,status');

  expect(status).toBe(201);
  expect(data).toEqual([{ id: row['id'], status: 'spam' }]);
});
