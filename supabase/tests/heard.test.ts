import { afterAll, beforeEach, expect } from 'vitest';
import type { RequestLine } from '../functions/deliver-notifications/emails/parts/request-rows.ts';
import { localTest as test, startBackend } from './backend-under-test.ts';
import { type Claimed, claimingClient } from './claiming-client.ts';
import { markedRequestsSql } from './many-visits.ts';
import { inquiry } from './sample-rows.ts';
import { visitClient } from './visit-client.ts';

/** Every request is heard: each case is one in which nobody was told of a real request, or owners were left deaf. */
const backend = await startBackend();
const { visitor, operator, sql, stop } = backend;
const { request, read, confirm, press } = visitClient(backend);
const { claim, claimAll, complete } = claimingClient(operator);
afterAll(stop);
beforeEach(async () => {
  for (const table of [
    'private.outbox',
    'private.visits',
    'private.requests',
    'private.caller_hits',
  ])
    await sql(`delete from ${table}`);
  for (const table of ['bookings', 'contact_inquiries', 'newsletter_signups'])
    await sql(`delete from public.${table}`);
  await sql(`update private.settings set surge_limit = 100000, requests_per_day = 100000, site_origin = null,
    bounces_per_day = 10, visitor_mails_per_hour = 60`);
});

const linesOf = ({ digest }: Claimed): readonly RequestLine[] => digest?.requests ?? [];
const kinds = (jobs: readonly Claimed[]) => jobs.map(({ audience, kind }) => `${audience} ${kind}`);
const nextInterval = () =>
  sql(`update private.outbox set created_at = created_at - interval '16 minutes',
    returned_at = returned_at - interval '16 minutes'`);
const report = (id: string | undefined, event: string, round = 0) =>
  operator().rpc('report_mail_event', { id, event, round });

async function sendDigest(): Promise<readonly RequestLine[]> {
  const digest = (await claimAll()).find(({ kind }) => kind === 'digest');
  if (!digest) return [];
  await complete(digest, { outcome: 'sent' });
  await nextInterval();
  return linesOf(digest);
}

test('a flood of 400 is told over three digests, each request once, and one that a surge marked comes first', async () => {
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

test('only what a digest that is sent lists counts as told', async () => {
  await request({ honeypot_filled: true });
  const [digest] = await claimAll();
  if (!digest) throw new Error('No digest');
  await complete(digest, { outcome: 'never', reason: 'provider_422' });
  await nextInterval();

  expect(await sendDigest()).toHaveLength(1);
  expect(await sendDigest()).toEqual([]);
});

test('the reasons of a mark decide the order of a digest', async () => {
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

test('what the operator has answered is in no digest', async () => {
  const reference = await request({ honeypot_filled: true });
  expect(await confirm(reference)).toBe('done');

  expect(await sendDigest()).toEqual([]);
});

test('on a busy day requests come in the digest without a mark, and their owners hear of it', async () => {
  await sql('update private.settings set requests_per_day = 2');
  for (let sent = 0; sent < 3; sent += 1) await request();
  const jobs = await claimAll();

  expect(kinds(jobs).filter((kind) => kind === 'operator received')).toHaveLength(2);
  const digest = jobs.find(({ kind }) => kind === 'digest');
  expect(digest && linesOf(digest)).toMatchObject([{ name: 'Sam Rivera', reasons: [] }]);
  expect(await sql(`select distinct status from public.bookings`)).toEqual([{ status: 'new' }]);
  // the other form has a count of its own
  await visitor().from('contact_inquiries').insert(inquiry());
  expect(kinds(await claimAll())).toContain('operator received');
});

test('after ten bounces receipts wait and the digest says so; the operator’s emails go on', async () => {
  for (let sent = 0; sent < 11; sent += 1) await request({ email: `bot${sent}@bots.test` });
  const receipts = (await claimAll()).filter(({ audience }) => audience === 'owner');
  for (const { id } of receipts.slice(0, 9)) await report(id, 'bounced');
  const ninth = await request({ email: 'ninth@conformance.example' });
  expect(kinds(await claimAll())).toEqual(['operator received', 'owner received']);

  await report(receipts[9]?.id, 'complained');
  // the webhook comes twice, and out of order
  await report(receipts[9]?.id, 'bounced');
  await report(receipts[9]?.id, 'complained');
  const deaf = await request({ email: 'deaf@conformance.example' });
  const jobs = await claimAll();
  expect(kinds(jobs)).toEqual(['operator received', 'operator digest']);
  expect(jobs[1]?.request).toMatchObject({ requests: [], stopped_at: expect.stringMatching(/Z$/) });
  const [digest] = jobs.slice(1);
  await nextInterval();
  if (digest) await complete(digest, { outcome: 'sent' });
  expect(kinds(await claimAll())).toEqual([]);

  // the operator answers: what that causes goes on
  expect(await confirm(ninth)).toBe('done');
  expect(await press(deaf, 'decline', { note: 'Full' })).toBe('done');
  expect(kinds(await claimAll())).toEqual(['owner confirmed', 'owner declined']);
});

test('receipts go again once the bounces are a day old', async () => {
  await sql('update private.settings set bounces_per_day = 1');
  await request();
  const [, receipt] = await claimAll();
  await report(receipt?.id, 'bounced');
  await request({ email: 'next@conformance.example' });
  expect(kinds(await claimAll())).not.toContain('owner received');

  await sql(`update private.outbox set returned_at = returned_at - interval '25 hours'`);
  expect(kinds(await claimAll())).toEqual(['owner received']);
});

test('a bounce of one spelling leaves the mailbox of another its emails', async () => {
  await request({ email: 'victim+zz@conformance.example' });
  const [, receipt] = await claimAll();
  await report(receipt?.id, 'bounced');
  const reference = await request({ email: 'Victim@conformance.example' });

  expect(kinds(await claimAll())).toEqual(['operator received', 'owner received']);
  expect((await read(reference)).mail_problem).toBeNull();
});

test('googlemail and gmail are one mailbox for the limits', async () => {
  for (const name of ['v.i@gmail.com', 'vi@googlemail.com', 'VI+1@gmail.com', 'v.i@googlemail.com'])
    await request({ email: name });

  expect(kinds(await claimAll()).filter((kind) => kind === 'owner received')).toHaveLength(3);
});

test('a visitor’s receipt that keeps coming back is given up after three tries, and the page says so', async () => {
  const reference = await request();
  const [toOperator, receipt] = await claimAll();
  for (const job of [toOperator, receipt]) if (job) await complete(job, { outcome: 'sent' });
  for (let round = 0; round < 3; round += 1) {
    await report(receipt?.id, 'failed', round);
    await sql(
      `update private.outbox set due_at = now() where status = 'queued' and kind = 'received'`,
    );
    const again = await claim();
    if (again) await complete(again, { outcome: 'sent' });
  }

  expect(await sql(`select status, tries from private.outbox where id = '${receipt?.id}'`)).toEqual(
    [{ status: 'failed', tries: 3 }],
  );
  expect((await read(reference)).mail_problem).toBe('failed');
});

test('a booking that a machine sent does not end the email to come back', async () => {
  const email = 'back@conformance.example';
  const reference = await request({ email, repeat_weeks: 4 });
  await confirm(reference);
  await sql(`update private.visits set starts_at = now() - interval '1 hour'`);
  expect(await press(reference, 'done')).toBe('done');
  await request({ email, honeypot_filled: true });
  await sql(`update private.outbox set due_at = now() where kind = 'return'`);

  expect(kinds(await claimAll())).toContain('owner return');
});

test('a form that a foreign page sent is marked, once the operator has named the site', async () => {
  const send = (origin: string) =>
    backend.send('/rest/v1/contact_inquiries', {
      method: 'POST',
      headers: { origin },
      body: JSON.stringify(inquiry()),
    });
  await send('https://e.vil');
  await sql(`update private.settings set site_origin = 'https://pets.example'`);
  await send('https://pets.example');
  await send('https://e.vil');

  expect(
    await sql('select review_reasons from public.contact_inquiries order by created_at'),
  ).toEqual([{ review_reasons: [] }, { review_reasons: [] }, { review_reasons: ['foreign_page'] }]);
});

test('only the header that the platform sets names a caller', async () => {
  for (const forged of ['192.0.2.1', '192.0.2.2']) {
    await backend.send('/rest/v1/contact_inquiries', {
      method: 'POST',
      headers: { 'cf-connecting-ip': '', 'x-forwarded-for': forged },
      body: JSON.stringify(inquiry()),
    });
  }
  expect(await sql('select distinct caller from private.caller_hits')).toEqual([
    { caller: 'unknown' },
  ]);
});

test('a job that cannot be judged waits for its next try, and holds up no other', async () => {
  const reference = await request();
  await confirm(reference);
  await request();
  const [stored] = await sql(
    `select pg_get_functiondef('private.is_superseded(private.outbox)'::regprocedure) as definition`,
  );
  await sql(`create or replace function private.is_superseded(job private.outbox) returns boolean
    language sql stable as $$
      select case when job.kind = 'confirmed' then (1 / (random() * 0)::integer) = 1 else false end
    $$`);
  const jobs = kinds(await claimAll());
  await sql(String(stored?.['definition']));

  expect(jobs).toEqual([
    'operator received',
    'operator received',
    'owner received',
    'owner received',
  ]);
  expect(
    await sql(`select status, tries, due_at > now() as waits, last_error from private.outbox
      where kind = 'confirmed'`),
  ).toEqual([{ status: 'queued', tries: 1, waits: true, last_error: 'unreadable_22012' }]);
});

test('with 300,000 marked requests waiting, a claim reads along indexes', async () => {
  // a tenth of them: the plan is the same, and the embedded database is slow
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
});

test('a provider that fails for a day leaves nobody out', async () => {
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
