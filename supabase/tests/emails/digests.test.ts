import { expect } from 'vitest';
import type { RequestLine } from '../../functions/deliver-notifications/emails/parts/request-rows.ts';
import { startEmptiedBackend } from '../requests/emptied-backend.fixture.ts';
import { localTest as test } from '../setup/backend-under-test.ts';
import { inquiry } from '../setup/sample-rows.ts';
import { markedRequestsSql } from '../visits/many-visits.ts';
import { visitClient } from '../visits/visit-client.ts';
import { type Claimed, claimingClient, kinds } from './claiming-client.ts';

const backend = await startEmptiedBackend();
const { visitor, operator, sql, nextInterval } = backend;
const { request, confirm } = visitClient(backend);
const { claim, claimAll, complete } = claimingClient(operator);

const linesOf = ({ digest }: Claimed): readonly RequestLine[] => digest?.requests ?? [];

async function sendDigest(): Promise<readonly RequestLine[]> {
  const digest = (await claimAll()).find(({ kind }) => kind === 'digest');
  if (!digest) return [];
  await complete(digest, { outcome: 'sent' });
  await nextInterval();
  return linesOf(digest);
}

test('three digests list a flood of 400, each request once, and one that only a surge marked first', async () => {
  await sql(markedRequestsSql(400));
  await sql('update private.settings set surge_limit = 0');
  const reference = await request();

  const digests = [await sendDigest(), await sendDigest(), await sendDigest()];
  expect(digests.map((lines) => lines.length)).toEqual([150, 150, 101]);
  expect(digests[0]?.[0]).toMatchObject({ reference, reasons: ['surge'] });
  const names = digests.flat().map(({ name }) => name);
  expect(new Set(names).size).toBe(401);
  expect(await sendDigest()).toEqual([]);
});

test('a request counts as told only when the digest that lists it is sent', async () => {
  await request({ honeypot_filled: true });
  const [digest] = await claimAll();
  if (!digest) throw new Error('No digest');
  await complete(digest, { outcome: 'never', reason: 'provider_422' });
  await nextInterval();

  expect(await sendDigest()).toHaveLength(1);
  expect(await sendDigest()).toEqual([]);
});

test('a digest sorts requests by the reasons of their marks', async () => {
  const sent = { honeypot_filled: true, fill_seconds: 90 };
  await request(sent);
  await request({ fill_seconds: 1 });
  await sql('update private.settings set surge_limit = 0');
  await request();

  expect((await sendDigest()).map(({ reasons }) => reasons[0])).toEqual([
    'surge',
    'too_fast',
    'honeypot',
  ]);
});

test('a digest leaves out requests that the operator has answered', async () => {
  const reference = await request({ honeypot_filled: true });
  expect(await confirm(reference)).toBe('done');

  expect(await sendDigest()).toEqual([]);
});

test('on a busy day the digest lists unmarked requests beyond the limit of the form', async () => {
  await sql('update private.settings set requests_per_day = 2');
  for (let sent = 0; sent < 3; sent += 1) await request();
  const jobs = await claimAll();

  expect(kinds(jobs).filter((kind) => kind === 'operator received')).toHaveLength(2);
  const digest = jobs.find(({ kind }) => kind === 'digest');
  expect(digest && linesOf(digest)).toMatchObject([{ name: 'Sam Rivera', reasons: [] }]);
  expect(await sql(`select distinct status from public.bookings`)).toEqual([{ status: 'new' }]);
  // the other form has its own count
  await visitor().from('contact_inquiries').insert(inquiry());
  expect(kinds(await claimAll())).toContain('operator received');
});

test('a claim reads along indexes while 30,000 marked requests wait', async () => {
  // ten times as many have the same plan, and take the embedded database too long
  await sql(markedRequestsSql(30_000));
  await sql('analyze public.bookings');
  const [untold] = await sql(
    `select prosrc as body from pg_proc where oid = 'private.untold_rows'::regproc`,
  );
  const plan = JSON.stringify(await sql(`explain (analyze, format json) ${untold?.body}`));
  expect(plan).toContain('"Index Name":"bookings_untold"');
  expect(plan).not.toMatch(/"Seq Scan","[^}]*"Relation Name":"bookings"/);
  const rows = [...plan.matchAll(/"Actual Rows":([\d.]+)/g)].map(([, count]) => Number(count));
  expect(Math.max(...rows)).toBeLessThanOrEqual(150);
  const digest = await claim();
  expect(digest && linesOf(digest)).toHaveLength(150);
}, 300_000);

test('no email is lost when the provider fails for a day', async () => {
  const reference = await request();
  await request({ honeypot_filled: true });
  for (let hour = 0; hour < 24; hour += 1) {
    for (const job of await claimAll())
      await complete(job, { outcome: 'later', reason: 'provider_503' });
    await sql(`update private.outbox set due_at = least(due_at, now()), created_at = created_at - interval '1 hour'
      where kind <> 'nudge'`);
    if (hour > 8) await sql('update private.outbox set tries = least(tries, 8)');
  }
  const jobs = await claimAll();

  expect(kinds(jobs)).toEqual(['operator received', 'operator digest', 'owner received']);
  expect(jobs[0]?.request).toMatchObject([{ reference }]);
  expect(jobs[1] && linesOf(jobs[1])).toHaveLength(1);
});
