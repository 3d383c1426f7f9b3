import type { Queryable } from '../database/database.ts';
import { RestError } from './rest-error.ts';

export type Columns = ReadonlyMap<string, string>;

/** Throws 404 PGRST205 for an unknown table. */
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

/** Throws 400 42703 for an unknown column. */
export function columnType(columns: Columns, column: string): string {
  const type = columns.get(column);
  if (type === undefined) throw new RestError(400, '42703', `column ${column} does not exist`);
  return type;
}

export function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
