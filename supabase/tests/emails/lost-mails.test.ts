import { afterEach, expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';

const { operator, sql, claim, claimAll, complete, sendMessage } = await startClients();
afterEach(() => sql('delete from private.outbox'));
afterEach(() => sql('delete from public.contact_inquiries'));

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

/** Until `mend`, the rows of some requests raise an error; `condition` is SQL about `job`. */
async function breakRows(condition: string) {
  const [stored] = await sql(
    `select pg_get_functiondef('private.job_content(private.outbox)'::regprocedure) as definition`,
  );
  await sql(`create or replace function private.job_content(job private.outbox)
    returns jsonb language sql stable as $$
      select case when ${condition} then (1 / (random() * 0)::integer)::text::jsonb else '[]' end
    $$`);
  return { mend: () => sql(String(stored?.['definition'])) };
}

test('emails with unreadable rows wait, and fail only on the last try', async () => {
  await sendMessage();
  const { mend } = await breakRows('true');
  expect(await claim()).toBeUndefined();
  expect(await statuses()).toEqual(
    Array(2).fill({ status: 'queued', last_error: 'unreadable_22012' }),
  );
  await sql(`update private.outbox set due_at = now() where kind = 'received'`);
  await mend();
  expect(await claimAll()).toHaveLength(2);

  await sql(
    `update private.outbox set tries = 13, due_at = now(), last_error = 'unreadable_22012' where kind = 'received'`,
  );
  expect(await claim()).toBeUndefined();
  expect(await statuses()).toEqual(
    Array(2).fill({ status: 'failed', last_error: 'unreadable_22012' }),
  );
});
