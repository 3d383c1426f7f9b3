import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startEmptiedBackend } from '../requests/emptied-backend.fixture.ts';
import { type Claimed, kinds } from './claiming-client.ts';

const { operatorDay, sql, request, confirm, press, claimAll, complete, report } =
  await startEmptiedBackend();

const sendBusinessMails = (count: number) =>
  sql(`insert into private.outbox (kind, source, row_ids, audience, status, tries, claimed_at, sent_at)
    select 'links', 'bookings', array[gen_random_uuid()], 'owner', 'sent', 1, now(), now()
    from generate_series(1, ${count})`);

async function deliver(jobs: readonly Claimed[]) {
  for (const job of jobs) await complete(job, { outcome: 'sent' });
  return jobs.filter(({ audience, kind }) => `${audience} ${kind}` === 'owner received');
}

/** Bookings to mailboxes that do not exist; gives the number of emails that came back. */
async function bounceReceipts(count: number): Promise<number> {
  let bounces = 0;
  for (let sent = 0; sent < count; sent += 1) {
    await request({ email: `${randomUUID()}@invented.test` });
    for (const { id } of await deliver(await claimAll())) {
      await report(id, 'bounced');
      bounces += 1;
    }
  }
  return bounces;
}

const passTime = (span: string) =>
  sql(`update private.outbox set created_at = created_at - interval '${span}', claimed_at = claimed_at - interval '${span}',
    sent_at = sent_at - interval '${span}', returned_at = returned_at - interval '${span}'`);

test('receipts wait once the bounces of a week are more than two percent of its emails', async () => {
  // with the requests and receipts below 1,020
  await sendBusinessMails(978);
  expect(await bounceReceipts(20)).toBe(20);
  const job = { email: 'real@conformance.example' };
  await request(job);
  expect(kinds(await claimAll())).toEqual(['operator received', 'owner received']);

  expect(await bounceReceipts(2)).toBe(1);
  await request(job);
  expect(kinds(await claimAll())).toEqual(['operator received']);
});

test.each([
  ['a fourth bounce', 3, ['bounced', 'bounced']],
  // the webhook comes twice, and out of order
  ['one complaint', 0, ['complained', 'bounced', 'complained']],
])('%s makes receipts wait, and a digest and the day say so', async (_, earlier, events) => {
  expect(await bounceReceipts(earlier)).toBe(earlier);
  await request();
  const [receipt] = await deliver(await claimAll());
  expect((await operatorDay()).trouble.receipts_wait_since).toBeNull();
  for (const event of events) await report(receipt?.id, event);

  const [digest, ...others] = await claimAll();
  expect(digest).toMatchObject({
    kind: 'digest',
    request: { stopped_at: expect.stringMatching(/Z$/), suspects: 0 },
  });
  expect(others).toEqual([]);
  expect((await operatorDay()).trouble).toMatchObject({
    problem: null,
    receipts_wait_since: digest?.digest?.stopped_at,
  });
});

test('emails that the operator causes go while receipts wait', async () => {
  await bounceReceipts(4);
  const [known, deaf] = [await request(), await request()];
  await claimAll();

  expect(await confirm(known)).toBe('done');
  expect(await press(deaf, 'decline', { note: 'Full' })).toBe('done');
  expect(kinds(await claimAll())).toEqual(['owner confirmed', 'owner declined']);
});

test('receipts go again once the bounces are a week old', async () => {
  await bounceReceipts(4);
  await passTime('6 days 23 hours');
  await request();
  expect(kinds(await claimAll())).not.toContain('owner received');

  await passTime('2 hours');
  expect(kinds(await claimAll())).toEqual(['owner received']);
});
