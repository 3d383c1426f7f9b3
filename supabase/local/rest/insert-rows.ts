import type { Queryable } from '../database/database.ts';
import type { RestCall } from './rest-call.ts';
import { RestError, notSupportedLocally } from './rest-error.ts';
import { selectList } from './select-rows.ts';
import { type Columns, quote } from './table-columns.ts';

export const maxBodyBytes = 1_000_000;

type InsertBody = {
  json: string;
  rows: readonly Record<string, unknown>[];
  columns: readonly string[];
};

/** Takes an object or an array; a bare value means no rows, as in PostgREST. Throws 413 or 400 PGRST102. */
export async function readInsertBody(request: Request, url: URL): Promise<InsertBody> {
  const type = request.headers.get('content-type') ?? 'application/json';
  if (!type.startsWith('application/json')) {
    throw new RestError(400, 'PGRST102', `Content-Type not acceptable: ${type}`);
  }
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxBodyBytes) throw new RestError(413, 'LOCAL413', 'Payload too large');

  const text = new TextDecoder().decode(bytes);
  const content = parse(text);
  const rows = toRows(content);
  if (!rows.every(isRow)) throw new RestError(400, 'PGRST102', 'All object keys must match');

  return {
    json: isRow(content) ? `[${text}]` : text,
    rows,
    columns: namedColumns(url) ?? commonColumns(rows),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
}

function toRows(content: unknown): readonly unknown[] {
  if (Array.isArray(content)) return content;
  return isRow(content) ? [content] : [];
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// supabase-js names the columns of an array: "a","b"
function namedColumns(url: URL): string[] | undefined {
  const list = url.searchParams.get('columns');
  return list?.split(',').map((column) => column.replaceAll('"', ''));
}

function commonColumns(rows: readonly Record<string, unknown>[]): string[] {
  const columns = Object.keys(rows[0] ?? {});
  const signature = columns.toSorted().join();
  if (rows.some((row) => Object.keys(row).toSorted().join() !== signature)) {
    throw new RestError(400, 'PGRST102', 'All object keys must match');
  }
  return columns;
}

/** `count` may be below the rows sent: a trigger may skip some. */
type Inserted = { count: number; body: string | null };

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
