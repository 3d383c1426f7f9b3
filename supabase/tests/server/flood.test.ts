import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../local/database/database.ts';
import { newServerDatabase } from '../setup/new-database.ts';
import { bookingSql, listIndexes, runAsVisitor } from './run-as-visitor.ts';

/** A little less than the ceiling of the site, beyond which nothing is stored. */
const hits = 19_900;
const notices: string[] = [];
let database: Database;

beforeAll(async () => {
  database = await newServerDatabase((message) => notices.push(message));
  // building indexes is faster than filling them
  const { rows } = await database.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
       where tablename = 'caller_hits' and indexname <> 'caller_hits_pkey'`,
  );
  for (const { name } of rows) await database.exec(`drop index private.${name}`);
  await database.exec(`
    insert into private.caller_hits (form, caller, network, hit_at)
      select 'bookings', md5(place::text), md5(place::text), now() - interval '9 minutes' * random()
      from generate_series(1, ${hits}) place;
    -- not deleted yet, so that the latest are few enough for an index
    insert into private.caller_hits (form, caller, network, hit_at)
      select 'bookings', md5(place::text), md5(place::text), now() - interval '1 hour'
      from generate_series(1, ${4 * hits}) place`);
  for (const { definition } of rows) await database.exec(definition);
  await database.exec('update private.settings set surge_limit = 30 where id');
}, 300_000);
afterAll(() => database.close());

/** Returns all plans of a visitor's statement, inside functions too, that mention `about`. */
async function readPlans(statement: string, about: string): Promise<string[]> {
  notices.length = 0;
  await database.transaction(async (tx) => {
    await tx.exec(`load 'auto_explain'; set local auto_explain.log_min_duration = 0;
      set local auto_explain.log_nested_statements = on; set local client_min_messages = log`);
    await tx.query(
      `select set_config('role', 'anon', true), set_config('request.headers', $1, true)`,
      [JSON.stringify({ 'cf-connecting-ip': '2001:db8::1' })],
    );
    await tx.exec(statement);
  });
  return notices.filter((notice) => notice.includes(about));
}

test.each([['without statistics'], ['with statistics']])(
  'the limits read earlier requests along indexes: %s',
  async (kind) => {
    if (kind === 'with statistics') await database.exec('analyze private.caller_hits');
    const plans = await readPlans(bookingSql(), 'caller_hits');

    expect(plans.join('\n')).toMatch(/caller_hits_network\b/);
    expect(plans.join('\n')).toMatch(/caller_hits_form_hit_at/);
    expect(plans.filter((plan) => plan.includes('Seq Scan on caller_hits'))).toEqual([]);
  },
);

/** 32 visitors at once over open connections; the slowest in ms. */
async function measureSlowestOf32(at: Database): Promise<number> {
  await Promise.all(listIndexes(32).map(() => at.exec('select pg_sleep(0.2)')));
  const times = await Promise.all(
    listIndexes(32).map(async (index) => {
      const start = performance.now();
      await runAsVisitor(at, `2001:db8:${index}::1`, (tx) => tx.exec(bookingSql()));
      return performance.now() - start;
    }),
  );
  return Math.max(...times);
}

test(`the database stores requests of 32 visitors at once while it keeps ${hits} hits`, async () => {
  const empty = await newServerDatabase();
  const usual = await measureSlowestOf32(empty);
  await empty.close();
  const flooded = await measureSlowestOf32(database);
  console.log(
    `32 visitors at once, slowest: ${Math.round(flooded)} ms with ${hits} hits kept, ${Math.round(usual)} ms with none`,
  );

  const { rows } = await database.query(
    `select status, review_reasons, count(*) from public.bookings group by 1, 2`,
  );
  expect(rows).toEqual([{ status: 'review', review_reasons: ['surge'], count: 34 }]);
});

const manyBookings = 20_000;

test('a claim reads many bookings only along indexes', async () => {
  await database.exec(`
    set session_replication_role = replica;
    insert into public.bookings (reference, parent_name, phone, email, address, zip_code, pet_name,
        pet_type, service, preferred_time, preferred_date)
      select 'AG-' || translate(lpad(upper(to_hex(place)), 6, '0'), '01', 'XY'), 'a', '1', 'a@b.co',
        'x', '80202', 'Rex', 'dog', 'Full Groom', '8-10 AM', now()
      from generate_series(1, ${manyBookings}) place;
    set session_replication_role = origin;
    analyze public.bookings;
  `);
  const plans = await readPlans('reset role; select * from public.claim_job()', 'bookings');

  expect(plans.length).toBeGreaterThan(0);
  expect(plans.filter((plan) => plan.includes('Seq Scan on bookings'))).toEqual([]);
}, 300_000);
