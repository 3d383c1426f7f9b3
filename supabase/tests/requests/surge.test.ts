import { beforeEach, expect, test } from 'vitest';
import { booking, inquiry } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';

const { visitor, sql } = await startClients();
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

test('after 30 requests of a form, requests of all callers are stored with a mark', async () => {
  expect(await send('bookings', strangers(30))).toEqual(Array(30).fill('201 new'));
  expect(await send('bookings', ['192.0.2.1', '2001:db8::1'])).toEqual([
    '201 review surge',
    '201 review surge',
  ]);
  expect(await send('contact_inquiries', ['192.0.2.2'])).toEqual(['201 new']);
});

test('a surge ends ten minutes after its last request', async () => {
  await send('bookings', strangers(31));
  await sql(`update private.caller_hits set hit_at = hit_at - interval '601 seconds' where true`);

  expect(await send('bookings', ['192.0.2.3'])).toEqual(['201 new']);
});

test('a flood marks all but the first three of 32 IPv6 /56 of one /48, and each is refused by itself', async () => {
  await sql('update private.settings set surge_limit = 1000 where id');
  const inOneSite = callers(32, (index) => `2001:db8:1:${(index * 256).toString(16)}::1`);
  expect(await send('bookings', inOneSite)).toEqual([
    ...Array<string>(3).fill('201 new'),
    ...Array<string>(29).fill('201 review many_requests'),
  ]);

  const inOneHome = callers(10, (index) => `2001:db8:1:${index.toString(16)}::2`);
  const outcomes = await send('bookings', inOneHome);
  expect(outcomes.slice(0, 9)).toEqual(Array(9).fill('201 review many_requests'));
  expect(outcomes.at(-1)).toMatch(/^429/);
  expect(await send('bookings', ['2001:db8:1:100::2', '2001:db8:2::1'])).toEqual([
    '201 review many_requests',
    '201 new',
  ]);
});

test('the database rejects requests of a form beyond the limit of the site', async () => {
  await sql('update private.settings set site_limit = 3 where id');
  expect(await send('bookings', strangers(3))).toEqual(Array(3).fill('201 new'));
  expect((await visitor('192.0.2.9').from('bookings').insert(booking())).status).toBe(429);
  expect(await send('contact_inquiries', ['192.0.2.9'])).toEqual(['201 new']);
  await sql('update private.settings set site_limit = 20000 where id');
});

test('only the header that the operator named names a caller', async () => {
  await sql(`update private.settings set caller_headers = '{x-real-ip}' where id`);
  await send('bookings', ['192.0.2.5', '192.0.2.6']);

  expect(await sql('select distinct caller from private.caller_hits')).toEqual([
    { caller: 'unknown' },
  ]);
});
