import type { Queryable } from '../database.ts';
import type { RestCall } from './rest-call.ts';
import { notSupportedLocally } from './rest-error.ts';
import { type Columns, quoted } from './table-columns.ts';

/** Asks PostgreSQL whether the role may change rows, for its own error; changes nothing, ever. */
export async function refuseChange(
  tx: Queryable,
  { request, table }: RestCall,
  columns: Columns,
): Promise<never> {
  const target = `public.${quoted(table)}`;
  const [first = ''] = [...columns.keys()].map(quoted);
  await tx.exec(
    request.method === 'DELETE'
      ? `delete from ${target} where false`
      : `update ${target} set ${first} = ${first} where false`,
  );
  throw notSupportedLocally(`${request.method} on a table`);
}
