import { afterAll, test } from 'vitest';
import type { Database } from '../../local/database/database.ts';
import { newServerDatabase } from '../setup/new-database.ts';

/** A season that is the same however much is stored: visits ahead, wishes, and what waits. */
const ahead = 1000;
const waiting = 500;
const suspects = 500;
const stored = [1000, 10_000, 100_000];
const years = 3;

const notices: string[] = [];
const databases: Database[] = [];
afterAll(() => Promise.all(databases.map((database) => database.close())));

/** Ten visits a customer; of a thousand customers ten have the same first name. */
function visitsSql(count: number, from: number, startsAt: string, status: 'done' | 'confirmed') {
  return `
    with visit as (
      select gen_random_uuid() as id, 'visit ' || number as reference, number / 10 as customer, ${startsAt} as starts_at
      from generate_series(${from}, ${from + count - 1}) as number
    ), pet as (
      insert into public.bookings (id, reference, pet_number, parent_name, phone, email, address, zip_code, pet_name,
          pet_type, service, preferred_date, preferred_time, created_at)
        select id, reference, 1,
          case customer % 100 when 0 then 'Sam' else chr(97 + customer % 26) || md5((customer % 997)::text) end
            || ' ' || chr(97 + customer % 23) || md5(customer::text),
          '720' || 5000000 + customer, 'c' || customer || '@rivera.test', '12 Pearl St', '80206',
          chr(97 + customer % 25) || md5((customer % 499)::text),
          'dog', 'Spa Bath', starts_at::date, '8-10 AM', starts_at - interval '9 days'
        from visit
    ), known as (
      insert into private.requests (reference, row_ids, sent_at)
        select reference, array[id], starts_at - interval '9 days' from visit
    ), pressed as (
      insert into private.changes (id, reference, actor, from_status, action, content, changed_at)
        select gen_random_uuid(), reference, 'operator', from_status, action, 'x', starts_at - interval '8 days'
        from visit, (values ('requested', 'confirm'), ('confirmed', 'done')) as press (from_status, action)
    ), told as (
      insert into private.outbox (kind, source, row_ids, audience, recipient, address, status, revision, created_at,
          claimed_at, sent_at, wanted_at)
        select kind, 'bookings', array[id], 'owner', (private.mailbox_keys('c' || customer || '@rivera.test')).recipient,
          private.salted_hash('c' || customer || '@rivera.test'), 'sent', 1, starts_at, starts_at, starts_at, starts_at
        from visit, unnest(array['confirmed', 'reminder', 'thanks']) as kind
        where starts_at between now() - interval '90 days' and now()
    )
    insert into private.visits (reference, row_ids, request_version, status, revision, starts_at, minutes, time_set_at,
        free_until, late_fee, answered_at, changed_at)
      select reference, array[id], 1, '${status}', 3, starts_at, 60, now(), starts_at, 25, now(), least(starts_at, now())
      from visit`;
}

function waitingSql(count: number, rank: number, reason: string): string {
  return `
    with request as (
      select gen_random_uuid() as id, '${reason} ' || number as reference, now() - number * interval '1 minute' as sent_at
      from generate_series(1, ${count}) as number
    ), pet as (
      insert into public.bookings (id, reference, pet_number, parent_name, phone, email, address, zip_code, pet_name,
          pet_type, service, preferred_date, preferred_time, created_at, status, review_reasons)
        select id, reference, 1, 'Robin Hale', '3035550142', reference || '@hale.test', '12 Pearl St', '80206', 'Biscuit',
          'dog', 'Spa Bath', current_date + 3, '8-10 AM', sent_at, 'new', '{}'
        from request
    )
    insert into private.requests (reference, row_ids, waiting_rank, sent_at)
      select reference, array[id], ${rank}, sent_at from request`;
}

async function fill(count: number): Promise<Database> {
  const database = await newServerDatabase((message) => notices.push(message));
  databases.push(database);
  const past = `now() - ${years} * interval '1 year' * (number::float / ${count}) - interval '2 hours'`;
  await database.exec(`
    set session_replication_role = replica;
    alter table public.bookings drop constraint bookings_reference_shape;
    alter table public.bookings drop constraint bookings_email_shape;
    ${visitsSql(count, 1, past, 'done')};
    ${visitsSql(ahead, 9_000_001, `now() + make_interval(hours => (number % ${ahead}) + 1)`, 'confirmed')};
    ${waitingSql(waiting, 0, 'waiting')};
    ${waitingSql(suspects, 6, 'suspects')};
    insert into private.time_wishes (reference, revision, day, time_window)
      select reference, revision, current_date + 9, '8-10 AM' from private.visits where status = 'confirmed'
        order by starts_at limit 500;
    insert into private.outbox (kind, source, row_ids, audience, recipient, address, revision, due_at)
      select 'reminder', 'bookings', row_ids, 'owner', (private.mailbox_keys(email)).recipient, private.salted_hash(email), 3, now()
      from private.visits join public.bookings on id = row_ids[1] where visits.status = 'confirmed' limit 60;
    set session_replication_role = origin`);
  await database.exec('vacuum analyze');
  return database;
}

const calls = {
  'day, all of its pages': 'public.operator_day(10)',
  'page of a link': `public.read_visit('visit 9000500')`,
  'windows of the days ahead': 'public.busy_days()',
  'claim of an email': '(select to_jsonb(claim) from public.claim_job() as claim)',
  'search by a rare name': `public.find_names('ac4ca bc4ca')`,
  'search by a common name': `public.find_names('sam')`,
  'two letters of a name': `public.find_names('sa')`,
  'search by four digits': `public.find_names('0417')`,
  'hourly purge': 'private.purge_expired()',
} as const;

/** The fastest of several, because other work of the machine only adds time. */
async function measure(database: Database, call: string) {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    await database.query(`select ${call}`);
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

async function readPlans(database: Database, call: string): Promise<string> {
  notices.length = 0;
  await database.transaction(async (tx) => {
    await tx.exec(`load 'auto_explain'; set local auto_explain.log_min_duration = 0;
      set local auto_explain.log_nested_statements = on; set local client_min_messages = log`);
    await tx.query(`select ${call}`);
  });
  const scans = notices.flatMap((plan) => [
    ...plan.matchAll(/(Seq Scan on \w+|(?:Index|Index Only|Bitmap Index) Scan (?:using|on) \w+)/g),
  ]);
  return [...new Set(scans.map(([scan]) => scan))].toSorted().join(', ');
}

test('these calls grow with the visits that are stored', async () => {
  const found = new Map<string, { times: number[]; plans: string }>();
  for (const count of stored) {
    const database = await fill(count);
    for (const [name, call] of Object.entries(calls)) {
      const { times = [] } = found.get(name) ?? {};
      times.push(await measure(database, call));
      found.set(name, { times, plans: await readPlans(database, call) });
    }
  }
  console.log(`ms with ${stored.join(', ')} visits stored`);
  for (const [name, { times, plans }] of found) {
    console.log(`${name}: ${times.map((time) => time.toFixed(1)).join(', ')}\n    ${plans}`);
  }
}, 600_000);
