import type { Queryable } from '../database/database.ts';
import { RestError, notSupportedLocally } from './rest-reply.ts';

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** One row or several, with the same keys unless the query names the columns. Throws 400 PGRST102. */
export async function readRows(request: Request): Promise<Rows> {
  const content: unknown = await request.json().catch(() => {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  });
  const rows: readonly unknown[] = Array.isArray(content) ? content : [content];
  const isNamed = new URL(request.url).searchParams.has('columns');
  if (
    !rows.every(isRow) ||
    (!isNamed && new Set(rows.map((row) => Object.keys(row).toSorted().join())).size !== 1)
  ) {
    throw new RestError(400, 'PGRST102', 'All object keys must match');
  }
  return rows;
}

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All rows or none; returns how many, since a trigger may skip some. The database decides about permissions. */
export async function insertRows(tx: Queryable, table: string, rows: Rows): Promise<number> {
  const target = `public.${quote(table)}`;
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = [...names].map(quote).join(', ');
  const { rows: stored } = await tx.query<{ count: number }>(
    `with stored as (
       insert into ${target} (${columns})
       select ${columns} from json_populate_recordset(null::${target}, $1::text::json)
       returning 1
     )
     select count(*)::integer as count from stored`,
    [JSON.stringify(rows)],
  );
  return stored[0]?.count ?? 0;
}

/** Only tests read: by `select`, `column=eq.value` and `order=column`. */
export async function selectRows(
  tx: Queryable,
  table: string,
  params: URLSearchParams,
): Promise<string> {
  const { select = '*', order = '', ...filters } = Object.fromEntries(params);
  const columns = select === '*' ? select : select.split(',').map(quote).join(', ');
  const conditions = Object.entries(filters).map(([column, filter], index) => {
    if (!filter.startsWith('eq.')) throw notSupportedLocally(`${column}=${filter}`);
    return `${quote(column)}::text = $${index + 1}`;
  });
  const where = ['true', ...conditions].join(' and ');
  const by = order.split(',').map((column) => quote(column.replace(/\.asc$/, '')));
  const { rows } = await tx.query<{ body: string }>(
    `with found as (select ${columns} from public.${quote(table)} where ${where} ${order && `order by ${by.join(', ')}`})
     select coalesce(json_agg(found), '[]')::text as body from found`,
    Object.values(filters).map((filter) => filter.slice('eq.'.length)),
  );
  return rows[0]?.body ?? '[]';
}

export function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
