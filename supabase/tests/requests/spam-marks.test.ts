import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { booking, inquiry, subscriber } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';

const { visitor, operator, send, sql } = await startClients();

const forms = [
  ['bookings', booking, 'new'],
  ['contact_inquiries', inquiry, 'new'],
  ['newsletter_subscribers', subscriber, 'pending'],
] as const;

const marks = [
  [{}, []],
  [{ fill_seconds: null }, []],
  [{ fill_seconds: 4 }, []],
  [{ fill_seconds: 3 }, ['too_fast']],
  [{ honeypot_filled: true }, ['honeypot']],
  [{ honeypot_filled: true, fill_seconds: 0 }, ['honeypot', 'too_fast']],
] as const;

test.each(forms)('%s: what looks like spam is stored and marked', async (table, make, unmarked) => {
  for (const [signals, reasons] of marks) {
    const email = `${randomUUID()}@conformance.example`;
    expect(
      (
        await visitor()
          .from(table)
          .insert(make({ email, ...signals }))
      ).status,
    ).toBe(201);

    const { data } = await operator()
      .from(table)
      .select('status,review_reasons')
      .eq('email', email);
    const status = reasons.length > 0 ? 'review' : unmarked;
    expect(data).toEqual([{ status, review_reasons: reasons }]);
  }
});

const believeForwarded = () =>
  sql(`update private.settings set caller_headers = '{cf-connecting-ip,x-forwarded-for}'`);

test('requests without a usable address are marked, and share one limit', async () => {
  await believeForwarded();
  const insert = (address: string) =>
    send('/rest/v1/contact_inquiries', {
      method: 'POST',
      headers: { 'cf-connecting-ip': '', 'x-forwarded-for': address },
      body: JSON.stringify(inquiry({ last_name: 'Nobody' })),
    });
  const addresses = ['not-an-address', 'unknown, 1.2.3.4', '1.2.3.4.5', '999.1.1.1'];
  for (let times = 0; times < 14; times += 1) {
    expect((await insert(addresses[times % addresses.length] ?? '')).status).toBe(201);
  }

  const { data } = await operator()
    .from('contact_inquiries')
    .select('status,review_reasons')
    .eq('last_name', 'Nobody');
  const reasons = data?.map((row) => `${row.status}: ${row.review_reasons.join(' ')}`);
  expect(reasons?.toSorted()).toEqual([
    ...Array<string>(11).fill('review: many_requests unknown_caller'),
    ...Array<string>(3).fill('review: unknown_caller'),
  ]);

  await sql('update private.settings set unknown_limit = 14 where id');
  expect((await insert('nobody')).status).toBe(429);
  await sql('update private.settings set unknown_limit = 60 where id');
  expect((await insert('nobody')).status).toBe(201);
});

test.each([
  ['203.0.113.80:1111', '203.0.113.80:2222', '203.0.113.80'],
  ['[2001:db8:80::1]:1111', '[2001:db8:80::2]:2222', '2001:db8:80::3'],
])('addresses with different ports are one caller: %s, %s, %s', async (...addresses) => {
  await believeForwarded();
  await sql('delete from private.caller_hits');
  for (const address of addresses) {
    await send('/rest/v1/contact_inquiries', {
      method: 'POST',
      headers: { 'cf-connecting-ip': '', 'x-forwarded-for': `${address}, 10.0.0.1` },
      body: JSON.stringify(inquiry()),
    });
  }

  const hits = await sql(
    'select count(distinct caller)::int as callers, min(caller) from private.caller_hits',
  );
  expect(hits).toEqual([{ callers: 1, min: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
});

test('the operator can change the shortest time to fill a form', async () => {
  await sql('update private.settings set min_fill_seconds = 10');
  const id = randomUUID();
  await visitor()
    .from('bookings')
    .insert(booking({ id, fill_seconds: 9 }));
  await sql('update private.settings set min_fill_seconds = 4');

  const { data } = await operator().from('bookings').select('review_reasons').eq('id', id);
  expect(data).toEqual([{ review_reasons: ['too_fast'] }]);
});
