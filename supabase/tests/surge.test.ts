import { afterAll, beforeEach, expect } from 'vitest';
import { localTest as test, startBackend } from './backend-under-test.ts';
import { booking, inquiry } from './sample-rows.ts';

const { visitor, sql, stop } = await startBackend();
afterAll(stop);
beforeEach(async () => {
  await sql('delete from private.caller_hits where true');
  await sql(
    'update private.settings set surge_limit = 30, soft_limit = 3, hard_limit = 10 where id',
  );
});

async function send(table: 'bookings' | 'contact_inquiries', addresses: readonly string[]) {
  const outcomes: string[] = [];
  for (const address of addresses) {
    const row = table === 'bookings' ? booking() : inquiry();
    const { status } = await visitor(address).from(table).insert(row);
    const [stored] = await sql(
      `select status || ' ' || array_to_string(review_reasons, ',') as mark from public.${table}
         order by created_at desc limit 1`,
    );
    outcomes.push(`${status} ${String(stored?.['mark']).trim()}`);
  }
  return outcomes;
}

const callers = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => address(index));
const strangers = (count: number) => callers(count, (index) => `198.51.${index}.7`);

test('more than 30 requests of a form mark what follows, whoever sends it, and refuse nobody', async () => {
  expect(await send('bookings', strangers(30))).toEqual(Array(30).fill('201 new'));
  expect(await send('bookings', ['192.0.2.1', '2001:db8::1'])).toEqual([
    '201 review surge',
    '201 review surge',
  ]);
  expect(await send('contact_inquiries', ['192.0.2.2'])).toEqual(['201 new']);
});

test('a surge is over ten minutes after it ended', async () => {
  await send('bookings', strangers(31));
  await sql(`update private.caller_hits set hit_at = hit_at - interval '601 seconds' where true`);

  expect(await send('bookings', ['192.0.2.3'])).toEqual(['201 new']);
});

test('pets of one request count once toward a surge', async () => {
  await sql('update private.settings set surge_limit = 1 where id');
  const pets = [1, 2, 3, 4].map((pet) => booking({ reference: 'AG-SURG22', pet_number: pet }));
  await visitor('192.0.2.4').from('bookings').insert(pets);

  expect(
    await sql(`select distinct status from public.bookings where reference = 'AG-SURG22'`),
  ).toEqual([{ status: 'new' }]);
});

test.each([
  ['/56', 4, (index: number) => `2001:db8:1:${index.toString(16)}::1`],
  ['/48', 16, (index: number) => `2001:db8:2:${(index * 256).toString(16)}::1`],
])('IPv6 callers of one %s may send %i times as much as one of them', async (_, times, address) => {
  await sql(
    'update private.settings set surge_limit = 100000, soft_limit = 1, hard_limit = 2 where id',
  );
  const outcomes = await send('bookings', callers(2 * times + 1, address));

  expect(outcomes.slice(0, times)).toEqual(Array(times).fill('201 new'));
  expect(outcomes.slice(times, 2 * times)).toEqual(Array(times).fill('201 review many_requests'));
  expect(outcomes.at(-1)).toMatch(/^429/);
});

test('the operator names the header that tells the caller', async () => {
  await sql(`update private.settings set caller_headers = '{x-real-ip}' where id`);
  await send('bookings', ['192.0.2.5', '192.0.2.6']);

  expect(await sql('select distinct caller from private.caller_hits')).toEqual([
    { caller: 'unknown' },
  ]);
});
