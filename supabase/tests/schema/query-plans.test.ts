import { afterAll, expect } from 'vitest';
import { localTest as test, startBackend } from '../setup/backend-under-test.ts';
import { manyVisitsSql, waitingRequestsSql } from '../visits/many-visits.ts';
import { nineOClock, openDay, visitClient } from '../visits/visit-client.ts';

const backend = await startBackend();
const { sql, stop } = backend;
const { request, confirm, ask } = visitClient(backend);
afterAll(stop);

test('among 10,000 visits the operator’s day and an owner’s later requests use indexes', async () => {
  const reference = await request({ email: 'Sam7@rivera.test' });
  await confirm(reference);
  expect(await ask(reference)).toBe('done');
  await request();
  const startsAt = 'now() - make_interval(hours => 24 * 14 + 2 * number)';
  await sql(manyVisitsSql({ count: 10_000, status: 'done', startsAt }));
  // like autovacuum; otherwise the planner thinks the tables are empty
  await sql('analyze');
  // the function's body, because EXPLAIN hides what a function runs
  const [hasBookedAgain] = await sql(
    `select prosrc as body from pg_proc where oid = 'private.has_booked_again'::regproc`,
  );

  for (const [index, query] of [
    ['requests_waiting', 'private.waiting_requests where waiting_rank = 0 order by sent_at'],
    ['visits_starts_at', 'private.day_visits order by starts_at, reference'],
    ['visits_confirmed_starts_at', 'private.open_wishes order by asked_at, reference'],
    [
      'bookings_mailbox',
      `private.visits as visit where reference = '${reference}' and (${hasBookedAgain?.body})`,
    ],
  ]) {
    const plan = await sql(`explain (analyze, format json) select * from ${query} limit 50`);
    const text = JSON.stringify(plan);
    expect(text).toContain(`"Index Name":"${index}"`);
    expect(text, index).not.toContain('"Seq Scan"');
    const rows = [...text.matchAll(/"Actual Rows":([\d.]+)/g)].map(([, count]) => Number(count));
    expect(rows.length, index).toBeGreaterThan(2);
    expect(Math.max(...rows), index).toBeLessThan(5);
  }
  const [shown] = await sql('select public.operator_day() as day');
  expect(shown?.day).toMatchObject({ requests: [{}], wishes: [{}], visits: [{}] });
});

test('among 5,000 visits the last visit of a customer uses both indexes', async () => {
  const customer = { email: 'dana@lake.example', phone: '303-555-0142' };
  await confirm(await request(customer), 0, { ...nineOClock, day: openDay(5) });
  const startsAt = 'now() - make_interval(hours => 24 * 14 + 2 * number)';
  await sql(manyVisitsSql({ count: 5000, status: 'done', startsAt }));
  await sql('analyze');
  const [found] = await sql(
    `select prosrc as body from pg_proc where oid = 'private.customer_visits'::regproc`,
  );
  const body = String(found?.['body'])
    .replaceAll('customer_visits.mailbox', '$1')
    .replaceAll('customer_visits.phone', '$2');
  await sql('set plan_cache_mode = force_generic_plan');
  await sql(`prepare customer_visits (text, text) as ${body}`);
  const execute = `execute customer_visits ('${customer.email}', '${customer.phone}')`;
  const text = JSON.stringify(await sql(`explain (analyze, format json) ${execute}`));
  await sql('deallocate customer_visits');
  await sql('reset plan_cache_mode');

  expect(text).toContain('"Index Name":"bookings_mailbox"');
  expect(text).toContain('"Index Name":"bookings_phone"');
  expect(text).not.toContain('"Seq Scan"');
  const rows = [...text.matchAll(/"Actual Rows":([\d.]+)/g)].map(([, count]) => Number(count));
  expect(Math.max(...rows)).toBeLessThan(5);
});

test('among 5,000 visits the private line of last time is read along indexes', async () => {
  await sql('analyze');
  const [found] = await sql(
    `select prosrc as body from pg_proc where oid = 'private.last_line'::regproc`,
  );
  const body = String(found?.['body'])
    .replace('last_line.mailbox', '$1')
    .replace('last_line.phone', '$2')
    .replace('last_line.before', '$3');
  await sql('set plan_cache_mode = force_generic_plan');
  await sql(`prepare last_line (text, text, timestamptz) as ${body}`);
  const execute = `execute last_line ('dana@lake.example', null, now() + interval '1 year')`;
  const text = JSON.stringify(await sql(`explain (analyze, format json) ${execute}`));
  await sql('deallocate last_line');
  await sql('reset plan_cache_mode');
  expect(text).toContain('"Index Name":"requests_pkey"');
  expect(text).not.toContain('"Seq Scan"');
});

test('a day with 60 visits, 20 requests and 30 blocks reads blocks along their index', async () => {
  await sql('delete from private.visits');
  const today = `date_trunc('day', now()) + make_interval(mins => 15 * number)`;
  await sql(manyVisitsSql({ count: 60, status: 'confirmed', startsAt: today }));
  for (let count = 0; count < 20; count += 1) await request();
  // blocks of nearly two years, most of which the purge would delete, cost nothing
  await sql(`insert into private.blocks (id, first_day, last_day, from_time, until_time, word)
    select gen_random_uuid(), day, day, '12:00', '13:00', 'Lunch'
      from generate_series(-600, 29) as number
        cross join lateral (select (now() at time zone 'America/Denver')::date + number as day) as days`);
  await sql('analyze');
  const bodyOf = async (name: string) => {
    const [found] = await sql(
      `select prosrc as body from pg_proc where oid = 'private.${name}'::regproc`,
    );
    return String(found?.['body']);
  };
  const blocks = (await bodyOf('blocks_json'))
    .replace('first_shown', 'current_date')
    .replace('last_shown', `'infinity'`);
  const isBlocked = (await bodyOf('is_blocked'))
    .replace('select starts', 'select now()')
    .replace('is_blocked.minutes', '60');
  const isOpenDay = (await bodyOf('is_open_day')).replaceAll(/\bday\b(?! [<>])/g, 'current_date');
  for (const body of [blocks, isBlocked, isOpenDay]) {
    const text = JSON.stringify(await sql(`explain (analyze, format json) ${body}`));
    expect(text).toContain('"Index Name":"blocks_last_day"');
    expect(text).not.toContain('"Seq Scan"');
    const rows = [...text.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":([\d.]+)/g)];
    expect(Math.max(...rows.map(([, count]) => Number(count)))).toBeLessThanOrEqual(30);
  }
  const [shown] = await sql('select public.operator_day() as day');
  expect(shown?.['day']).toMatchObject({ counts: { visits: 60 } });
  expect(JSON.stringify(shown?.['day']).match(/"word":"Lunch"/g)).toHaveLength(30);
});

test('among 30,000 marked requests the operator’s day reads only those it shows, along the index', async () => {
  // ten times as many have the same plan, and take the embedded database too long
  await sql(waitingRequestsSql(30_000));
  await sql('analyze private.requests');
  // the function's body, with the plan that the function keeps
  const [found] = await sql(
    `select prosrc as body from pg_proc where oid = 'private.find_waiting'::regproc`,
  );
  const body = String(found?.['body'])
    .replace(/\branks\b/, '$1')
    .replaceAll(/\bmost\b/g, '$2');
  await sql('set plan_cache_mode = force_generic_plan');
  await sql(`prepare waiting (smallint[], integer) as ${body}`);
  const [plan] = await sql(`explain (analyze, format json) execute waiting ('{1,2,3,4,5,6}', 50)`);
  await sql('deallocate waiting');
  await sql('reset plan_cache_mode');

  const text = JSON.stringify(plan);
  expect(text).toContain('"Index Name":"requests_waiting"');
  expect(text).not.toContain('"Seq Scan"');
  const rows = [...text.matchAll(/"Actual Rows":([\d.]+)/g)].map(([, count]) => Number(count));
  expect(Math.max(...rows)).toBeLessThanOrEqual(6 * 50);
  const [shown] = await sql('select public.operator_day() as day');
  expect(shown?.['day']).toMatchObject({ counts: { marked: 2001 } });
  expect(JSON.stringify(shown?.['day']).match(/"is_marked":true/g)).toHaveLength(50);
}, 300_000);

test('the pages read the email problem of a flooded mailbox along the index', async () => {
  const email = 'flooded@conformance.example';
  const reference = await request({ email });
  await sql(`insert into private.outbox (source, row_ids, audience, recipient, by_visitor, status)
    select 'bookings', array[gen_random_uuid()], 'owner', private.recipient_key('${email}'), true, 'left_out'
      from generate_series(1, 20000)`);
  await sql('analyze private.outbox');
  const [found] = await sql(
    `select prosrc as body from pg_proc where oid = 'private.mail_problem'::regproc`,
  );
  const body = String(found?.['body']).replace('of_reference', `'${reference}'`);
  const text = JSON.stringify(await sql(`explain (analyze, format json) ${body}`));

  expect(text).toContain('"Index Name":"outbox_recipient"');
  const rows = [...text.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":([\d.]+)/g)];
  expect(Math.max(...rows.map(([, count]) => Number(count)))).toBeLessThan(5);
});

test('opening a link with 400 visits ahead reads no more whole requests than with none', async () => {
  await sql('delete from private.visits');
  const reference = await request();
  await sql(`set track_functions = 'all'`);
  const reads = `coalesce(pg_stat_get_xact_function_calls('private.request_rows'::regproc), 0)`;
  const open = () =>
    sql(`select jsonb_array_length(page -> 'booked') as booked, (${reads} - before)::integer as reads
      from (select ${reads} as before, public.read_visit('${reference}') as page offset 0) as opened`);
  const [alone] = await open();
  const startsAt = 'now() + make_interval(days => 3 + number / 4)';
  await sql(manyVisitsSql({ count: 400, status: 'confirmed', startsAt }));
  const [ahead] = await open();
  await sql('reset track_functions');

  expect(alone).toMatchObject({ booked: 0 });
  expect(alone?.['reads']).toBeGreaterThan(0);
  expect(ahead?.['booked']).toBeGreaterThan(30);
  expect(ahead?.['reads']).toBe(alone?.['reads']);
});
