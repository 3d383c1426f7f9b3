import type { Queryable } from '../database/database.ts';
import type { InsertBody } from './insert-body.ts';
import type { RestCall } from './rest-call.ts';
import { RestError, notSupportedLocally } from './rest-error.ts';
import { selectList } from './select-rows.ts';
import { type Columns, quote } from './table-columns.ts';

/** `count` may be below the rows sent: a trigger may skip some. */
export type Inserted = { count: number; body: string | null };

/** All rows or none; the database decides about permissions. */
export async function insertRows(
  tx: Queryable,
  call: RestCall,
  columns: Columns,
  body: InsertBody,
): Promise<Inserted> {
  const isReturning = call.preferences.includes('return=representation');
  const returning = isReturning ? selectList(call.url, columns) : '1';
  const { rows } = await tx.query<{ count: number; body: string }>(
    `with stored as (${insertSql(call, columns, body)} returning ${returning})
     select count(*)::integer as count, coalesce(json_agg(stored), '[]')::text as body from stored`,
    body.rows.length > 0 && body.columns.length > 0 ? [body.json] : [],
  );
  const [result = { count: 0, body: '[]' }] = rows;
  return { count: result.count, body: isReturning ? result.body : null };
}

function insertSql(call: RestCall, columns: Columns, body: InsertBody): string {
  const target = `insert into public.${quote(call.table)}`;
  const { rows, columns: filled } = body;
  if (rows.length === 0) return `${target} select where false`;
  if (filled.length === 0) return `${target} default values`;

  const names = filled.map(quote).join(', ');
  const typed = filled.map((name) => `${quote(name)} ${insertableType(call, columns, name)}`);
  const source = `json_to_recordset($1::text::json) as rows (${typed.join(', ')})`;
  return `${target} (${names}) select ${names} from ${source} ${onConflict(call, filled)}`;
}

function insertableType({ table }: RestCall, columns: Columns, name: string): string {
  const type = columns.get(name);
  if (type !== undefined) return type;
  const message = `Could not find the '${name}' column of '${table}' in the schema cache`;
  throw new RestError(400, 'PGRST204', message);
}

function onConflict({ url, preferences }: RestCall, filled: readonly string[]): string {
  if (url.searchParams.has('on_conflict')) throw notSupportedLocally('on_conflict');
  if (preferences.includes('resolution=ignore-duplicates')) return 'on conflict (id) do nothing';
  if (!preferences.includes('resolution=merge-duplicates')) return '';
  const changes = filled.map((name) => `${quote(name)} = excluded.${quote(name)}`);
  return `on conflict (id) do update set ${changes.join(', ')}`;
}
