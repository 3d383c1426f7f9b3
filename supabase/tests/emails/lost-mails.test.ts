import { expect, test } from 'vitest';
import { startEmptiedBackend } from '../requests/emptied-backend.fixture.ts';

const { operator, sql, claim, claimAll, complete, sendMessage, withBroken } =
  await startEmptiedBackend();

const statuses = () =>
  sql(`select status, last_error from private.outbox where kind = 'received' order by 1`);

test('an email that the provider fails before the deliverer marks it goes once more', async () => {
  await sendMessage();
  const [job] = await claimAll();
  if (!job) throw new Error('Nothing to claim');
  const failed = { id: job.id, event: 'failed', round: 0 };
  expect((await operator().rpc('report_mail_event', failed)).data).toBe('operator');

  expect(await complete(job, { outcome: 'sent' })).toBeNull();
  await sql(`update private.outbox set due_at = now() where id = '${job.id}'`);
  const again = await claim();
  expect(again).toMatchObject({ id: job.id, round: 1, try: 2 });
  expect(again && (await complete(again, { outcome: 'sent' }))).toBe('sent');
});

test('emails with unreadable rows wait, and fail only on the last try', async () => {
  await sendMessage();
  await withBroken('private.email_content', 'true', async () => {
    expect(await claim()).toBeUndefined();
  });
  expect(await statuses()).toEqual(
    Array(2).fill({ status: 'queued', last_error: 'unreadable_22012' }),
  );
  await sql(`update private.outbox set due_at = now() where kind = 'received'`);
  expect(await claimAll()).toHaveLength(2);

  await sql(
    `update private.outbox set tries = 13, due_at = now(), last_error = 'unreadable_22012' where kind = 'received'`,
  );
  expect(await claim()).toBeUndefined();
  expect(await statuses()).toEqual(
    Array(2).fill({ status: 'failed', last_error: 'unreadable_22012' }),
  );
});
