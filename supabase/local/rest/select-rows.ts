import type { Queryable } from '../database/database.ts';
import type { RestCall } from './rest-call.ts';
import { notSupportedLocally } from './rest-error.ts';
import { type Columns, columnType, quote } from './table-columns.ts';

const maxRows = 1000;
const reserved = ['select', 'order', 'limit', 'columns', 'on_conflict'];

/** Supports `select`, `column=eq.value`, `order` and `limit`; at most 1000 rows. */
export async function selectRows(tx: Queryable, call: RestCall, columns: Columns): Promise<string> {
  const filters = [...call.url.searchParams].filter(([key]) => !reserved.includes(key));
  const conditions = filters.map(([column, filter], index) => {
    if (!filter.startsWith('eq.'))
      throw notSupportedLocally(`filter ${column}=${filter.split('.')[0]}`);
    return `${quote(column)} = $${index + 1}::text::${columnType(columns, column)}`;
  });
  const where = ['true', ...conditions].join(' and ');

  const { rows } = await tx.query<{ body: string }>(
    `with found as (
       select ${selectList(call.url, columns)} from public.${quote(call.table)}
       where ${where} ${orderBy(call.url, columns)} limit ${readLimit(call.url)}
     )
     select coalesce(json_agg(found), '[]')::text as body from found`,
    filters.map(([, filter]) => filter.slice('eq.'.length)),
  );
  return rows[0]?.body ?? '[]';
}

export function selectList(url: URL, columns: Columns): string {
  const list = url.searchParams.get('select') ?? '*';
  if (list === '*') return '*';
  const names = list.split(',').map((name) => name.trim());
  for (const name of names) columnType(columns, name);
  return names.map(quote).join(', ');
}

function orderBy(url: URL, columns: Columns): string {
  const list = url.searchParams.get('order');
  if (!list) return '';
  const terms = list.split(',').map((term) => {
    const [column = '', direction = 'asc', ...rest] = term.split('.');
    columnType(columns, column);
    if (!['asc', 'desc'].includes(direction) || rest.length > 0)
      throw notSupportedLocally(`order=${term}`);
    return `${quote(column)} ${direction}`;
  });
  return `order by ${terms.join(', ')}`;
}

function readLimit(url: URL): number {
  const rowLimit = Number(url.searchParams.get('limit') ?? maxRows);
  return Number.isInteger(rowLimit) && rowLimit >= 0 ? Math.min(rowLimit, maxRows) : maxRows;
}
