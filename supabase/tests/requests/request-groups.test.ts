import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { booking, petRows } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';

const { visitor, operator, sql } = await startClients();

const codes = 'ABCDEFGHJK';
const reference = (index: number, prefix = 'AG') => `${prefix}-22222${codes[index]}`;

async function readStatuses(prefix: string) {
  const { data } = await operator().from('bookings').select('status,reference').order('created_at');
  return data?.filter((row) => row.reference?.startsWith(prefix)).map(({ status }) => status);
}

test('four pets of one request count once', async () => {
  const answers: number[] = [];
  for (let index = 0; index < 10; index += 1) {
    const pets = petRows(4, reference(index, 'FP'));
    answers.push((await visitor('203.0.113.20').from('bookings').insert(pets)).status);
    // in the order of the pets
    const [kept] = await sql(
      `select to_jsonb(row_ids) as ids from private.requests where reference = '${reference(index, 'FP')}'`,
    );
    expect(kept?.['ids']).toEqual(pets.map(({ id }) => id));
  }

  expect(answers).toEqual(Array(10).fill(201));
  // only the first pet is marked
  expect(await readStatuses('FP')).toEqual([
    ...Array<string>(12).fill('new'),
    ...Array.from({ length: 7 }, () => ['review', 'new', 'new', 'new']).flat(),
  ]);
  const next = petRows(2, 'FP-222222');
  expect((await visitor('203.0.113.20').from('bookings').insert(next)).status).toBe(429);
});

test.each([5, 40])('the database rejects %i pets by name and counts nothing', async (pets) => {
  const earlier = await sql('select from private.caller_hits');
  const caller = visitor('203.0.113.21').from('bookings');
  const answer = await caller.insert(petRows(pets, 'SM-222222'));

  expect(answer).toMatchObject({ status: 400, error: { code: '23514' } });
  expect(answer.error?.message).toMatch(/"bookings_rows_agree"$/);
  expect(await readStatuses('SM')).toEqual([]);
  expect(await sql('select from private.caller_hits')).toHaveLength(earlier.length);
});

test('rows without a reference count one by one, also in one insert', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, () => booking({ id: randomUUID(), pet_name: 'Bulk' }));
  expect((await visitor('203.0.113.23').from('bookings').insert(rows(50))).status).toBe(429);
  const none = await operator().from('bookings').select('id').eq('pet_name', 'Bulk');
  expect(none.data).toEqual([]);

  expect((await visitor('203.0.113.23').from('bookings').insert(rows(10))).status).toBe(201);
  expect((await visitor('203.0.113.23').from('bookings').insert(rows(1))).status).toBe(429);
});

test('the database rejects rows without the first pet of a request, so none goes uncounted', async () => {
  const rows = petRows(3, 'NO-222222').slice(1);
  const answer = await visitor('203.0.113.25').from('bookings').insert(rows);

  expect(answer.error?.message).toMatch(/"bookings_rows_agree"$/);
});
