import type { Database, Queryable } from '../../local/database.ts';
import { newReference } from '../visit-client.ts';

/** Like the REST API: one transaction, as anon, with the caller's address. */
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

export const bookingSql = `insert into public.bookings (parent_name, phone, email, address, zip_code,
    pet_name, pet_type, service, preferred_time, preferred_date)
  values ('a', '1', 'a@b.co', 'x', '80202', 'Rex', 'dog', 'Full Groom', '8-10 AM', now())`;

export function listIndexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

export async function storeRequest(database: Database): Promise<string> {
  const reference = newReference();
  const row = bookingSql.replace('(parent_name', '(reference, parent_name');
  const insert = row.replace("('a'", `('${reference}', 'a'`);
  await runAsVisitor(database, '203.0.113.7', (tx) => tx.exec(insert));
  await database.exec('delete from private.caller_hits');
  return reference;
}

/** All at once, each in a transaction that stays open for a while. Returns the value at `path` of each answer. */
export function callAtOnce(
  database: Database,
  calls: readonly string[],
  path = `'{outcome}'`,
): Promise<string[]> {
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
