import { afterAll, expect, test } from 'vitest';
import { startBackend } from './backend-under-test.ts';
import { visitClient } from './visit-client.ts';

const backend = await startBackend();
const { sql, stop } = backend;
const { request, read } = visitClient(backend);
afterAll(stop);

const visitsAhead = 400;
const rounds = 6;

async function openingTime(reference: string): Promise<number> {
  const start = performance.now();
  await read(reference);
  return performance.now() - start;
}

const visitsOfMonths = `
  with pet as (
    insert into public.bookings (id, pet_number, parent_name, phone, email, address, zip_code, pet_name,
        pet_type, service, preferred_date, preferred_time, status)
      select gen_random_uuid(), 1, 'Sam', '3035550199', 'sam@rivera.test', '12 Pearl St', '80206',
        'Biscuit', 'dog', 'Spa Bath', current_date + 3, '8-10 AM', 'confirmed'
      from generate_series(1, ${visitsAhead})
      returning id
  )
  insert into private.visits (reference, row_ids, request_version, status, starts_at, minutes, time_set_at)
    select 'ahead ' || id, array[id], 1, 'confirmed',
      now() + make_interval(days => 3 + (row_number() over ())::integer / 4), 60, now()
    from pet`;

const forgetThem = `
  with gone as (delete from private.visits where reference like 'ahead %' returning row_ids)
  delete from public.bookings using gone where id = any (row_ids)`;

/** In turns, so that a slower machine slows both. */
test('opening a link with 400 visits ahead costs what it costs with none', async () => {
  const reference = await request();
  const without: number[] = [];
  const ahead: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let opened = 0; opened < 10; opened += 1) without.push(await openingTime(reference));
    await sql(visitsOfMonths);
    // like autovacuum; otherwise the planner thinks the tables are empty
    if (round === 0) await sql('analyze');
    for (let opened = 0; opened < 10; opened += 1) ahead.push(await openingTime(reference));
    await sql(forgetThem);
  }
  // the fastest of each, because other work of the machine only adds time
  expect(Math.min(...ahead) / Math.min(...without)).toBeLessThan(1.5);
});
