import type { Database, Queryable } from '../../local/database.ts';

/** Runs SQL as the REST API does for a visitor: one transaction, as anon, with the caller's address. */
export function asVisitor<T>(
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

/** 0, 1, 2… for as many parallel visitors. */
export function places(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
