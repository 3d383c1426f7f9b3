import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { booking, inquiry, subscriber } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';

const { visitor, operator, send, sql } = await startClients();

async function statuses(count: number, insert: () => PromiseLike<{ status: number }>) {
  const answers: number[] = [];
  for (let times = 0; times < count; times += 1) answers.push((await insert()).status);
  return answers;
}

const refusedAfterTen = [...Array<number>(10).fill(201), 429, 429];

test('the fourth request is marked for review, and the eleventh is rejected', async () => {
  const flood = () =>
    visitor('203.0.113.7')
      .from('bookings')
      .insert(booking({ pet_name: 'Flood' }));
  expect(await statuses(12, flood)).toEqual(refusedAfterTen);

  const { data } = await operator()
    .from('bookings')
    .select('status,review_reasons')
    .eq('pet_name', 'Flood')
    .order('created_at');
  expect(data?.map(({ status }) => status)).toEqual([
    ...Array<string>(3).fill('new'),
    ...Array<string>(7).fill('review'),
  ]);
  expect(data?.[3]?.review_reasons).toEqual(['many_requests']);
});

test('a rejected caller gets Retry-After, and others are not rejected', async () => {
  await statuses(10, () => visitor('203.0.113.8').from('bookings').insert(booking()));
  const response = await send('/rest/v1/bookings', {
    method: 'POST',
    headers: { 'cf-connecting-ip': '203.0.113.8' },
    body: JSON.stringify(booking()),
  });

  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('600');
  expect(response.headers.get('access-control-expose-headers')).toMatch(/retry-after/i);
  expect(await response.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await visitor('203.0.113.9').from('bookings').insert(booking())).status).toBe(201);
});

test('every form has its own count', async () => {
  const caller = () => visitor('203.0.113.10');
  expect(await statuses(12, () => caller().from('bookings').insert(booking()))).toEqual(
    refusedAfterTen,
  );
  expect(await statuses(12, () => caller().from('contact_inquiries').insert(inquiry()))).toEqual(
    refusedAfterTen,
  );
  const subscribe = () => caller().from('newsletter_subscribers').insert(subscriber());
  expect(await statuses(12, subscribe)).toEqual(refusedAfterTen);
});

test('requests stop counting after ten minutes', async () => {
  const insert = () => visitor('203.0.113.11').from('bookings').insert(booking());
  expect(await statuses(12, insert)).toEqual(refusedAfterTen);

  await sql(`update private.caller_hits set hit_at = hit_at - interval '9 minutes'`);
  expect((await insert()).status).toBe(429);
  await sql(`update private.caller_hits set hit_at = hit_at - interval '61 seconds'`);
  expect((await insert()).status).toBe(201);
});

test('invalid requests do not count', async () => {
  const insert = (changes = {}) =>
    visitor('203.0.113.12')
      .from('bookings')
      .insert(booking({ pet_name: 'Retried', ...changes }));
  await statuses(20, () => insert({ pet_type: 'bird' }));

  expect(await statuses(3, insert)).toEqual([201, 201, 201]);
  const { data } = await operator().from('bookings').select('status').eq('pet_name', 'Retried');
  expect(data?.map(({ status }) => status)).toEqual(['new', 'new', 'new']);
});

test('a replay returns 409 even when its caller is at the limit', async () => {
  const id = randomUUID();
  const caller = visitor('203.0.113.13').from('bookings');
  await caller.insert(booking({ id }));
  await statuses(9, () => caller.insert(booking()));

  expect((await caller.insert(booking())).status).toBe(429);
  expect(await caller.insert(booking({ id }))).toMatchObject({
    status: 409,
    error: { code: '23505' },
  });
});

test('a forged x-forwarded-for does not start a new count', async () => {
  const insert = (forged: string) =>
    send('/rest/v1/bookings', {
      method: 'POST',
      headers: { 'cf-connecting-ip': '203.0.113.14', 'x-forwarded-for': forged },
      body: JSON.stringify(booking()),
    });
  let round = 0;
  const insertWithForgedAddress = () => insert(`1.1.1.${(round += 1)}, 203.0.113.14`);

  expect(await statuses(12, insertWithForgedAddress)).toEqual(refusedAfterTen);
});

test('the limit counts IPv6 callers per /56, and mapped IPv4 callers one by one', async () => {
  const insertFrom = (address: string) => visitor(address).from('bookings').insert(booking());
  let host = 0;

  expect(await statuses(12, () => insertFrom(`2001:db8:1:1::${(host += 1)}`))).toEqual(
    refusedAfterTen,
  );
  expect((await insertFrom('2001:db8:1:ff::1')).status).toBe(429);
  expect((await insertFrom('2001:db8:1:100::1')).status).toBe(201);
  expect(await statuses(12, () => insertFrom('::ffff:203.0.113.15'))).toEqual(refusedAfterTen);
  expect((await insertFrom('203.0.113.15')).status).toBe(429);
  expect((await insertFrom('::ffff:203.0.113.16')).status).toBe(201);
});

test('the stored hash is not that of the address alone, and changes with the salt', async () => {
  const address = '198.51.100.78';
  const send = () => visitor(address).from('bookings').insert(booking());
  await sql('delete from private.caller_hits where true');
  await send();
  const [known] = await sql('select to_jsonb(hit)::text as hit from private.caller_hits hit');
  expect(known?.['hit']).not.toContain('198.51.100');
  for (const text of [address, `${address}/32`, `${address}/24`]) {
    for (const name of ['md5', 'sha1', 'sha256', 'sha512']) {
      expect(known?.['hit']).not.toContain(createHash(name).update(text).digest('hex'));
    }
  }

  await sql(`update private.settings set salt = 'another salt' where id`);
  await send();
  const callers = await sql('select distinct caller from private.caller_hits');
  expect(callers).toHaveLength(2);
});

test('the operator is not limited', async () => {
  const rows = Array.from({ length: 15 }, () => booking({ status: 'spam' }));

  expect((await operator().from('bookings').insert(rows)).status).toBe(201);
});
