import { expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { manyVisitsSql, waitingRequestsSql } from '../visits/many-visits.ts';

const { sql, request, confirm, ask } = await startClients();

/** Rows of each table that this transaction has read so far, along an index or not. */
async function countReads(): Promise<Map<string, number>> {
  const tables = await sql(
    `select relname as name, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as reads
     from pg_stat_xact_user_tables where schemaname in ('public', 'private')`,
  );
  return new Map(tables.map(({ name, reads }) => [String(name), Number(reads)]));
}

/**
 * The rows of each table that a call reads, with generic plans, as functions keep them. A small table may be read as a whole,
 * which costs less than its index, unless `isSmallToo` forbids it.
 */
async function readsOf(call: string, isSmallToo = false) {
  // kept plans know nothing of the settings below
  await sql('discard plans');
  await sql('begin');
  try {
    await sql('set local plan_cache_mode = force_generic_plan');
    await sql(`set local enable_seqscan = ${isSmallToo ? 'off' : 'on'}`);
    const before = await countReads();
    await sql(`select ${call}`);
    const after = await countReads();
    return new Map([...after].map(([name, reads]) => [name, reads - (before.get(name) ?? 0)]));
  } finally {
    await sql('rollback');
  }
}

/** Otherwise the planner thinks the tables are empty. Catalogs are left out: other databases of the server share some. */
const analyze = () =>
  sql(`do $$ begin
    execute (select 'analyze ' || string_agg(oid::regclass::text, ', ') from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace));
  end $$`);

const mostReads = async (call: string) => Math.max(...(await readsOf(call)).values());

test('among 10,000 visits and 20,000 emails each page reads a few rows', async () => {
  const customer = { email: 'Sam7@rivera.test', phone: '303-555-0142', parent_name: 'Xenia Quill' };
  const reference = await request(customer);
  await confirm(reference);
  expect(await ask(reference)).toBe('done');
  const startsAt = 'now() - make_interval(hours => 24 * 14 + 2 * number)';
  // the trigger looks for each customer, with plans for the empty tables of before
  await sql('set enable_seqscan = off');
  await sql(manyVisitsSql({ count: 10_000, status: 'done', startsAt }));
  await sql('reset enable_seqscan');
  // each row became a request of its own
  await sql('delete from private.requests where waiting_rank is not null');
  await request({ parent_name: 'Xenia Quill' });
  // as a flood of the mailbox leaves them
  await sql(`insert into private.outbox (source, row_ids, audience, recipient, by_visitor, status, sent_at)
    select 'bookings', array[gen_random_uuid()], 'owner', (private.mailbox_keys('${customer.email}')).recipient, true, 'left_out',
        now()
      from generate_series(1, 20000)`);
  await analyze();
  const visit = `from private.visits where reference = '${reference}'`;

  expect(await mostReads('public.operator_day()')).toBeLessThan(50);
  expect(await mostReads(`public.read_visit('${reference}')`)).toBeLessThan(50);
  expect(await mostReads(`private.return_state(visits) ${visit}`)).toBeLessThan(10);
  const known = `public.find_customer('${customer.email}', '${customer.phone}')`;
  expect(await mostReads(known)).toBeLessThan(15);
  for (const words of ['xen qui', '555-0142', 'xen 0142'])
    expect(await mostReads(`public.find_names('${words}')`)).toBeLessThan(10);
  expect(await mostReads('private.purge_expired()')).toBeLessThan(10);
  const mailProblem = `private.mail_problem('${customer.email}', row_ids) ${visit}`;
  expect(await mostReads(mailProblem)).toBeLessThan(5);
  const [shown] = await sql('select public.operator_day() as day');
  expect(shown?.['day']).toMatchObject({
    waiting: { requests: [{}] },
    wishes: [{}],
    visits: [{ last_line: '' }],
  });
});

test('a day with 60 visits, 20 requests and 30 blocks reads blocks along their index', async () => {
  await sql('delete from private.visits');
  const today = `date_trunc('day', now()) + make_interval(mins => 15 * number)`;
  await sql(manyVisitsSql({ count: 60, status: 'confirmed', startsAt: today, minutes: 15 }));
  for (let count = 0; count < 20; count += 1) await request();
  // blocks of nearly two years, most of which the purge would delete, cost nothing
  await sql(`insert into private.blocks (id, first_day, last_day, from_time, until_time, reason)
    select gen_random_uuid(), day, day, '12:00', '13:00', 'Lunch'
      from generate_series(-600, 29) as number
        cross join lateral (select (now() at time zone 'America/Denver')::date + number as day) as days`);
  await analyze();
  for (const call of [
    `private.blocks_json(private.denver_today(), 'infinity')`,
    `private.is_taken('AG-222222', now() + interval '20 days', 60)`,
    'private.is_open_day(private.denver_today())',
    'private.closed_days()',
  ]) {
    expect((await readsOf(call, true)).get('blocks'), call).toBeLessThanOrEqual(30);
  }
  const [shown] = await sql('select public.operator_day() as day');
  expect(shown?.['day']).toMatchObject({ counts: { visits: 60 } });
  expect(JSON.stringify(shown?.['day']).match(/"reason":"Lunch"/g)).toHaveLength(31);
});

test('among 1,200 visits, with 60 a day, the busy hours of ten days are read along their index', async () => {
  await sql('delete from private.visits');
  const midnight = `date_trunc('day', now() at time zone 'America/Denver') at time zone 'America/Denver'`;
  const startsAt = `${midnight} + make_interval(days => (number - 1) / 60, hours => 8, mins => 10 * (number % 60))`;
  await sql(manyVisitsSql({ count: 1200, status: 'confirmed', startsAt, minutes: 10 }));
  await analyze();
  const reads = await readsOf('public.busy_days()');
  expect(reads.get('visits')).toBeLessThanOrEqual(600);
  // each is read once to see that it is there, and once for its ZIP
  expect(reads.get('bookings')).toBeLessThanOrEqual(1200);
  const [shown] = await sql('select public.busy_days() as days');
  expect(JSON.stringify(shown?.['days']).match(/"zip_code": ?"80206"/g)).toHaveLength(600);
});

test('among 30,000 requests that wait, the lists read those that they show, and a nudge the same promises', async () => {
  // ten times as many have the same plan, and take the embedded database too long
  await sql(waitingRequestsSql(30_000));
  // each promise looks for a block of its day, as the test before shows
  await sql('delete from private.blocks');
  await analyze();
  const shown = 5 * 50;
  const suspects = `private.waiting_json(is_suspect => true, most => 50)`;
  expect(await mostReads(suspects)).toBeLessThanOrEqual(shown + 50);
  const [day] = await sql('select public.operator_day() as day');
  expect(day?.['day']).toMatchObject({ counts: { suspects: 2000 } });
  expect(day?.['day']).toHaveProperty('suspects.requests.length', 50);

  // each promise reads the row of the rules
  const nudge = await readsOf(`private.listed_rows('nudge')`);
  expect(nudge.get('rules')).toBeLessThan(50);
}, 60_000);

test('opening a link with 400 visits ahead reads no more whole requests than with none', async () => {
  await sql('delete from private.visits');
  const reference = await request();
  await sql(`set track_functions = 'all'`);
  const reads = `coalesce(pg_stat_get_xact_function_calls('private.pets_json'::regproc), 0)`;
  const open = () =>
    sql(`select jsonb_array_length(page -> 'booked') as booked, (${reads} - before)::integer as reads
      from (select ${reads} as before, public.read_visit('${reference}') as page offset 0) as opened`);
  const [alone] = await open();
  const startsAt = 'now() + make_interval(days => 3 + number / 4, hours => 2 * (number % 4))';
  await sql(manyVisitsSql({ count: 400, status: 'confirmed', startsAt }));
  const [ahead] = await open();
  await sql('reset track_functions');

  expect(alone).toMatchObject({ booked: 0 });
  expect(alone?.['reads']).toBeGreaterThan(0);
  expect(ahead?.['booked']).toBeGreaterThan(30);
  expect(ahead?.['reads']).toBe(alone?.['reads']);
});
