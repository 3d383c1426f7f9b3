import type { Database, Queryable } from '../database/database.ts';
import type { RestCall } from './rest-call.ts';

/** Like PostgREST: one transaction, in the role of the key, with the request headers as settings. */
export function runAsRole<T>(
  database: Database,
  { request, role }: RestCall,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const settings = {
    role,
    'request.headers': JSON.stringify(Object.fromEntries(request.headers)),
    statement_timeout: '8s',
  };
  return database.transaction(async (tx) => {
    await tx.query('select set_config(key, value, true) from json_each_text($1)', [settings]);
    return work(tx);
  });
}
