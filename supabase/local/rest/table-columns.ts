import type { Queryable } from '../database.ts';
import { RestError } from './rest-error.ts';

export type Columns = ReadonlyMap<string, string>;

/** Throws 404 PGRST205 for a table that the API does not know. */
export async function tableColumns(tx: Queryable, table: string): Promise<Columns> {
  const { rows } = await tx.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relname = $1 and relkind = 'r'
       and attnum > 0 and not attisdropped
     order by attnum`,
    [table],
  );
  if (rows.length === 0) {
    const message = `Could not find the table 'public.${table}' in the schema cache`;
    throw new RestError(404, 'PGRST205', message);
  }
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** The SQL type of a column; throws 400 42703 when a filter, order or select names an unknown one. */
export function columnType(columns: Columns, column: string): string {
  const type = columns.get(column);
  if (type === undefined) throw new RestError(400, '42703', `column ${column} does not exist`);
  return type;
}

/** A name as SQL reads it whatever is in it: `a"b` becomes `"a""b"`. */
export function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
