import { afterAll, expect } from 'vitest';
import { localTest as test, startBackend } from './backend-under-test.ts';
import { nineOClock, openDay, visitClient } from './visit-client.ts';

const backend = await startBackend();
const { sql, stop } = backend;
const { request, confirm, ask } = visitClient(backend);
afterAll(stop);

const insertOldVisits = `
  with pet as (
    insert into public.bookings (id, pet_number, parent_name, phone, email, address, zip_code, pet_name,
        pet_type, service, preferred_date, preferred_time, status)
      select gen_random_uuid(), 1, 'Sam', '3035550199', 'sam' || number || '@rivera.test', '12 Pearl St',
        '80206', 'Biscuit', 'dog', 'Spa Bath', current_date + 3, '8-10 AM', 'done'
      from generate_series(1, 10000) as number
      returning id
  ), known as (
    insert into private.requests (reference, row_ids) select 'kept ' || id, array[id] from pet
  ), wished as (
    insert into private.time_wishes (reference, revision, day, time_window)
      select 'kept ' || id, 1, current_date + 3, '8-10 AM' from pet
  )
  insert into private.visits (reference, row_ids, request_version, status, revision, starts_at, minutes,
      time_set_at)
    select 'kept ' || id, array[id], 1, 'done', 3,
      now() - make_interval(hours => 24 * 14 + 2 * (row_number() over ())::integer), 60, now()
    from pet`;

/** The plan as it ran, and the most rows that one of its nodes read. */
async function readPlan(query: string): Promise<{ text: string; mostRows: number }> {
  const text = JSON.stringify(await sql(`explain (analyze, format json) ${query}`));
  const rows = [...text.matchAll(/"Actual Rows":([\d.]+)/g)].map(([, count]) => Number(count));
  expect(rows.length).toBeGreaterThan(2);
  return { text, mostRows: Math.max(...rows) };
}

test('with 10,000 visits kept, open wishes and later requests of an owner are found along indexes', async () => {
  const reference = await request({ email: 'Sam7@rivera.test' });
  await confirm(reference, 0, { ...nineOClock, day: openDay() });
  expect(await ask(reference)).toBe('done');
  await sql(insertOldVisits);
  // like autovacuum; otherwise the planner thinks the tables are empty
  await sql('analyze');

  const wishes = await readPlan(
    'select * from private.waiting_wishes order by asked_at, reference limit 50',
  );
  expect(wishes.text).toContain('"Index Name":"visits_confirmed_starts_at"');
  expect(wishes.text).not.toContain('"Seq Scan"');
  expect(wishes.mostRows).toBeLessThan(5);

  // the function's body, because EXPLAIN hides what a function runs
  const [found] = await sql(
    `select prosrc as body from pg_proc where oid = 'private.has_booked_again'::regproc`,
  );
  const later = await readPlan(
    `select (${found?.body}) from private.visits as visit where reference = '${reference}'`,
  );
  expect(later.text).toContain('"Index Name":"bookings_mailbox"');
  expect(later.text).not.toContain('"Seq Scan"');
  expect(later.mostRows).toBeLessThan(5);
});
