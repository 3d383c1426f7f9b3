import { expect, test } from 'vitest';
import { startEmptiedBackend } from '../requests/emptied-backend.fixture.ts';
import { subscriber } from '../setup/sample-rows.ts';

const backend = await startEmptiedBackend();
const { visitor, sql, request, read, cancel, confirm, claim } = backend;
const { claimAll, complete, report, kinds, claimDue, superseded, confirmed } = backend;

const leftOut = () =>
  sql(`select kind, last_error from private.outbox where status = 'left_out' order by 1, 2`);

test('an owner’s cancellation counts toward the limit of the mailbox, like other emails of visitors', async () => {
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

test('the owner’s email about their cancellation counts toward the hourly limit, and waits for it', async () => {
  await sql('update private.settings set visitor_mails_per_hour = 1');
  const first = await request();
  expect(await kinds()).toEqual(['operator received', 'owner received']);
  await cancel(first, 0);

  expect(await kinds()).toEqual(['operator canceled']);
  await sql('update private.settings set visitor_mails_per_hour = 60');
  expect(await kinds()).toEqual(['owner canceled']);
});

test('the cancellation of a marked request emails only the operator', async () => {
  const reference = await request({ honeypot_filled: true });
  await cancel(reference, 0);

  expect((await kinds()).toSorted()).toEqual(['operator canceled', 'operator digest']);
});

test('the cancellation of an answered request emails both after a stranger used up the limits', async () => {
  const email = 'used@conformance.example';
  const reference = await confirmed({ email });
  await claimAll();
  for (let index = 0; index < 4; index += 1) await request({ email });
  await sql('update private.settings set visitor_mails_per_hour = 0');
  await claimAll();
  expect(await cancel(reference, 1)).toBe('done');

  expect(await kinds()).toEqual(['operator canceled', 'owner canceled']);
  await sql('update private.settings set visitor_mails_per_hour = 60');
});

test('a marked request that the operator confirmed emails both when its owner cancels', async () => {
  const reference = await confirmed({ honeypot_filled: true });
  await claimAll();
  await cancel(reference, 1);

  expect(await kinds()).toEqual(['operator canceled', 'owner canceled']);
});

test('a receipt that still waits is dropped once the answer is queued', async () => {
  await sql('update private.settings set visitor_mails_per_hour = 0');
  const reference = await request();
  await claimAll();
  await confirm(reference);
  await sql('update private.settings set visitor_mails_per_hour = 60');

  expect(await kinds()).toEqual(['owner confirmed']);
  expect(await superseded()).toEqual(['received']);
});

test('a complaint stops every email to the owner, and the operator’s page says so', async () => {
  const reference = await request({ email: 'angry@conformance.example' });
  const [, receipt] = await claimAll();
  await report(receipt?.id, 'complained');
  expect((await read(reference)).mail_problem).toBe('complained');

  await confirm(reference);
  expect((await claimDue()).filter((job) => job.startsWith('owner'))).toEqual([]);
  expect(await leftOut()).toContainEqual({ kind: 'confirmed', last_error: 'recipient_complained' });

  const other = await request({ email: 'calm@conformance.example' });
  expect((await read(other)).mail_problem).toBeNull();
});

test('a permanent bounce stops receipts, but not emails about visits', async () => {
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

test('a complaint stays when the provider reports other events later', async () => {
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

test('an email that the provider fails after taking it is queued again, once for each failure', async () => {
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

test('an email that keeps failing after the provider took it fails after the usual number of tries', async () => {
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

test('marked newsletter sign-ups cause one digest, which counts them', async () => {
  for (let index = 0; index < 3; index += 1) {
    await visitor()
      .from('newsletter_subscribers')
      .insert(subscriber({ honeypot_filled: true }));
  }
  expect(await sql('select private.is_mail_due() as due')).toEqual([{ due: true }]);
  const digest = await claim();
  expect(digest).toMatchObject({ kind: 'digest', request: { signups: 3 } });

  expect(digest && (await complete(digest, { outcome: 'sent' }))).toBe('sent');
  expect(await sql(`select from private.outbox where status = 'queued'`)).toEqual([]);
});
