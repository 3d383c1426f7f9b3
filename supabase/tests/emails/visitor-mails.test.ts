import { afterAll, afterEach, expect } from 'vitest';
import { localTest as test, startBackend } from '../setup/backend-under-test.ts';
import { subscriber } from '../setup/sample-rows.ts';
import { nineOClock, openDay, visitClient } from '../visits/visit-client.ts';
import { claimingClient } from './claiming-client.ts';
import { visitOutbox } from './visit-outbox.ts';

const backend = await startBackend();
const { visitor, operator, sql, stop } = backend;
const { request, read, answer, cancel, confirm } = visitClient(backend);
const { claim, claimAll, complete } = claimingClient(operator);
const { kinds, superseded, empty } = visitOutbox(backend);
afterAll(stop);
afterEach(empty);
afterEach(() => sql('delete from public.newsletter_signups'));

const leftOut = () =>
  sql(`select kind, last_error from private.outbox where status = 'left_out' order by 1, 2`);
const report = (id: string | undefined, event: string, round = 0) =>
  operator().rpc('report_mail_event', { id, event, round });

test('a cancellation by its owner counts for the mailbox, like every email a visitor causes', async () => {
  for (let index = 0; index < 3; index += 1) await request({ email: 'v@conformance.example' });
  await claimAll();
  const fourth = await request({ email: 'V@conformance.example' });
  await sql(
    'delete from private.outbox where row_ids = (select row_ids from private.requests where reference = $$' +
      fourth +
      '$$)',
  );
  expect(await cancel(fourth, 0)).toBe('done');

  expect(await kinds()).toEqual(['operator canceled']);
  expect(await leftOut()).toEqual([{ kind: 'canceled', last_error: 'recipient_limit' }]);
});

test('a cancellation by its owner counts for the hourly limit, and waits for it', async () => {
  await sql('update private.settings set visitor_mails_per_hour = 1');
  const first = await request();
  expect(await kinds()).toEqual(['operator received', 'owner received']);
  await cancel(first, 0);

  expect(await kinds()).toEqual(['operator canceled']);
  await sql('update private.settings set visitor_mails_per_hour = 60');
  expect(await kinds()).toEqual(['owner canceled']);
});

test('a cancellation of what is marked for review is told to the operator alone', async () => {
  const reference = await request({ honeypot_filled: true });
  await cancel(reference, 0);

  expect(await kinds()).toEqual(['operator canceled', 'operator digest']);
});

test('a cancellation of what was answered is told, whatever a stranger used up', async () => {
  const email = 'used@conformance.example';
  const reference = await request({ email });
  await confirm(reference);
  await claimAll();
  for (let index = 0; index < 4; index += 1) await request({ email });
  await sql('update private.settings set visitor_mails_per_hour = 0');
  await claimAll();
  expect(await cancel(reference, 1)).toBe('done');

  expect(await kinds()).toEqual(['operator canceled', 'owner canceled']);
  await sql('update private.settings set visitor_mails_per_hour = 60');
});

test('a request is no longer marked once the operator confirmed it', async () => {
  const reference = await request({ honeypot_filled: true });
  await confirm(reference);
  await claimAll();
  await cancel(reference, 1);

  expect(await kinds()).toEqual(['operator canceled', 'owner canceled']);
});

test('a receipt that waited is not sent once the answer’s mail exists', async () => {
  await sql('update private.settings set visitor_mails_per_hour = 0');
  const reference = await request();
  await claimAll();
  await confirm(reference);
  await sql('update private.settings set visitor_mails_per_hour = 60');

  expect(await kinds()).toEqual(['owner confirmed']);
  expect(await superseded()).toEqual(['received']);
});

test('a complaint stops every kind of mail, and the operator’s page says so', async () => {
  const reference = await request({ email: 'angry@conformance.example' });
  const [, receipt] = await claimAll();
  await report(receipt?.id, 'complained');
  expect((await read(reference)).mail_problem).toBe('complained');

  await confirm(reference);
  await answer(reference, 1, 'move', { ...nineOClock, day: openDay(1) });
  await sql(`update private.outbox set due_at = now() where status = 'queued'`);
  expect((await kinds()).filter((job) => job.startsWith('owner'))).toEqual([]);
  expect(await leftOut()).toContainEqual({ kind: 'moved', last_error: 'recipient_complained' });

  const other = await request({ email: 'calm@conformance.example' });
  expect((await read(other)).mail_problem).toBeNull();
});

test('a bounce for good stops what visitors cause; mails about visits are tried', async () => {
  const reference = await request({ email: 'gone@conformance.example' });
  const [, receipt] = await claimAll();
  await report(receipt?.id, 'bounced');
  expect((await read(reference)).mail_problem).toBe('bounced');
  await confirm(reference);
  expect(await kinds()).toEqual(['owner confirmed']);

  await request({ email: 'gone@conformance.example' });
  expect(await kinds()).toEqual(['operator received']);
  expect(await leftOut()).toContainEqual({ kind: 'received', last_error: 'recipient_bounced' });
});

test('a complaint stays whatever is told later', async () => {
  await request();
  const [, receipt] = await claimAll();
  await report(receipt?.id, 'complained');

  expect((await report(receipt?.id, 'bounced')).data).toBeNull();
  expect((await report(receipt?.id, 'failed')).data).toBeNull();
  expect((await report(receipt?.id, 'no such event')).data).toBeNull();
  expect(await sql(`select status from private.outbox where id = '${receipt?.id}'`)).toEqual([
    { status: 'complained' },
  ]);
});

test('a mail that the provider took and failed later is queued again, once for each time', async () => {
  await request();
  const [job] = await claimAll();
  if (!job) throw new Error('Nothing to claim');
  expect(job).toMatchObject({ round: 0 });
  await complete(job, { outcome: 'sent' });

  // the provider reports it twice
  expect((await report(job.id, 'failed')).data).toBe('operator');
  expect((await report(job.id, 'failed')).data).toBeNull();
  expect(await claim()).toBeUndefined();
  await sql(`update private.outbox set due_at = now() where id = '${job.id}'`);
  const secondRound = await claim();
  expect(secondRound).toMatchObject({ id: job.id, round: 1, try: 2 });

  if (secondRound) await complete(secondRound, { outcome: 'sent' });
  expect((await report(job.id, 'failed', 0)).data).toBeNull();
  expect(await sql(`select status from private.outbox where id = '${job.id}'`)).toEqual([
    { status: 'sent' },
  ]);
});

test('an email that keeps failing later is given up after the usual number of tries', async () => {
  await request();
  const [job] = await claimAll();
  if (!job) throw new Error('Nothing to claim');
  await complete(job, { outcome: 'sent' });
  await sql(`update private.outbox set tries = 13 where id = '${job.id}'`);
  await report(job.id, 'failed');

  expect(await sql(`select status from private.outbox where id = '${job.id}'`)).toEqual([
    { status: 'failed' },
  ]);
});

test('newsletter addresses under review are counted in the digest, once', async () => {
  for (let index = 0; index < 3; index += 1) {
    await visitor()
      .from('newsletter_signups')
      .insert(subscriber({ honeypot_filled: true }));
  }
  expect(await sql('select private.is_mail_due() as due')).toEqual([{ due: true }]);
  const digest = await claim();
  expect(digest).toMatchObject({ kind: 'digest', request: { requests: [], signups: 3 } });

  expect(digest && (await complete(digest, { outcome: 'sent' }))).toBe('sent');
  for (const table of ['private.outbox', 'public.newsletter_signups'])
    await sql(`update ${table} set created_at = created_at - interval '1 hour'`);
  expect(await claim()).toBeUndefined();
});

test('setting a reviewed sign-up to new sends the email to confirm', async () => {
  const row = subscriber({ honeypot_filled: true });
  await visitor().from('newsletter_signups').insert(row);
  await claimAll();
  await sql(`update public.newsletter_signups set status = 'new' where status = 'review'`);

  expect(await claim()).toMatchObject({
    source: 'newsletter_subscribers',
    audience: 'owner',
    addressee: row['email'],
  });
});
