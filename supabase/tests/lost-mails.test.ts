import { afterAll, afterEach, expect } from 'vitest';
import { localTest as test, startBackend } from './backend-under-test.ts';
import { claimingClient } from './claiming-client.ts';
import { inquiry } from './sample-rows.ts';

const { visitor, operator, sql, stop } = await startBackend();
const { claim, claimAll, complete } = claimingClient(operator);
afterAll(stop);
afterEach(() => sql('delete from private.outbox'));

const statuses = () => sql('select status, last_error from private.outbox order by created_at, 1');

test('a mail that the provider fails before the deliverer marks it is sent once more', async () => {
  await visitor().from('contact_inquiries').insert(inquiry());
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

test('a digest whose deliverer dies on the last try takes its requests with it', async () => {
  await visitor()
    .from('contact_inquiries')
    .insert([inquiry({ honeypot_filled: true }), inquiry({ honeypot_filled: true })]);
  await sql(`delete from private.outbox where audience = 'owner'`);
  expect(await claim()).toMatchObject({ kind: 'digest' });
  await sql(`update private.outbox set tries = 13, due_at = now() where kind = 'digest'`);

  expect(await claim()).toBeUndefined();
  expect(await statuses()).toEqual(Array(3).fill({ status: 'failed', last_error: 'abandoned' }));
});

test('a job whose rows cannot be read fails alone, and the next one is claimed', async () => {
  await visitor().from('contact_inquiries').insert([inquiry(), inquiry()]);
  const [first] = await sql(
    `select id, row_ids[1] as row_id from private.outbox where audience = 'operator'
       order by due_at, id limit 1`,
  );
  const [stored] = await sql(
    `select pg_get_functiondef('private.request_rows(text, uuid[])'::regprocedure) as definition`,
  );
  await sql(`create or replace function private.request_rows(source text, row_ids uuid[])
    returns jsonb language sql stable as $$
      select case when row_ids[1] = '${first?.['row_id']}' then (1 / (random() * 0)::integer)::text::jsonb
        else '[]' end
    $$`);
  const claims = await claimAll();
  await sql(String(stored?.['definition']));

  expect(claims.map(({ audience }) => audience)).toEqual(['operator', 'owner']);
  expect(
    await sql(`select status, last_error, audience from private.outbox where tries = 1
      and status = 'failed' order by audience desc`),
  ).toEqual([
    { status: 'failed', last_error: 'unreadable_22012', audience: 'owner' },
    { status: 'failed', last_error: 'unreadable_22012', audience: 'operator' },
  ]);
});
