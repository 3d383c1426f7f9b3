import { afterAll } from 'vitest';
import type { Database, Queryable } from '../../local/database/database.ts';
import { newServerDatabase } from '../setup/new-database.ts';
import { newReference } from '../visits/visit-client.ts';

export async function openForRaces(connections: number): Promise<Database> {
  const database = await newServerDatabase();
  afterAll(() => database.close());
  await Promise.all(listIndexes(connections).map(() => database.exec('select pg_sleep(0.2)')));
  return database;
}

/** Works like a call of the REST API: one transaction, as anon, with the caller's address. */
export function runAsVisitor<T>(
  database: Database,
  address: string,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx) => {
    await tx.query(
      `select set_config('role', 'anon', true), set_config('request.headers', $1, true),
         set_config('statement_timeout', '3s', true)`,
      [JSON.stringify({ 'cf-connecting-ip': address })],
    );
    return work(tx);
  });
}

const bookingRow = {
  parent_name: 'a',
  phone: '1',
  email: 'a@b.co',
  address: 'x',
  zip_code: '80202',
  pet_name: 'Rex',
  pet_type: 'dog',
  service: 'Full Groom',
  preferred_time: '8-10 AM',
  preferred_date: 'now',
};

export function bookingSql(changes: { id?: string; reference?: string; email?: string } = {}) {
  const row = { ...bookingRow, ...changes };
  return `insert into public.bookings (${Object.keys(row).join()})
    values ('${Object.values(row).join(`', '`)}')`;
}

export function listIndexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

export async function storeRequest(database: Database): Promise<string> {
  const reference = newReference();
  await runAsVisitor(database, '203.0.113.7', (tx) => tx.exec(bookingSql({ reference })));
  await database.exec('delete from private.caller_hits');
  return reference;
}

/** A call of `change_visit`, as one press; `terms` are SQL of the fields of `private.terms`. */
export function pressSql(
  reference: string,
  action: string,
  { revision = 1, actor = 'operator', terms = {} }: PressOptions = {},
): string {
  const version = actor === 'operator' ? 1 : 'null';
  return `change_visit('${reference}', gen_random_uuid(), '${actor}', '${action}', ${revision}, ${version},
    '${JSON.stringify(terms)}')`;
}

type PressOptions = { revision?: number; actor?: 'operator' | 'owner'; terms?: object };

/** Makes all calls at once, each in a transaction that stays open for a while. Returns the value at `path` of each. */
export function callAtOnce(database: Database, calls: readonly string[], path = `'{outcome}'`) {
  return Promise.all(
    calls.map((call) =>
      database.transaction(async (tx) => {
        await tx.exec(`set local role service_role`);
        const { rows } = await tx.query<{ value: string }>(
          `select public.${call} #>> ${path} as value`,
        );
        await tx.exec('select pg_sleep(0.01)');
        return rows[0]?.value ?? '';
      }),
    ),
  );
}

type Claim = { readonly id: string; readonly kind: string };

/**
 * Returns what each of `count` deliverers claims, undefined for none. No transaction ends before all have claimed,
 * so one that waits for another fails at its timeout, on a busy machine too.
 */
export function claimAtOnce(database: Database, count: number): Promise<(Claim | undefined)[]> {
  let claiming = count;
  let release: () => void = () => undefined;
  const allClaimed = new Promise<void>((resolve) => (release = resolve));
  return Promise.all(
    listIndexes(count).map(() =>
      database.transaction(async (tx) => {
        await tx.exec(`set local role service_role; set local lock_timeout = '20s'`);
        const { rows } = await tx.query<Claim>('select id, kind from public.claim_job()');
        claiming -= 1;
        if (claiming === 0) release();
        await allClaimed;
        return rows[0];
      }),
    ),
  );
}
