import { RestError } from './rest-error.ts';

export const maxBodyBytes = 1_000_000;

export type InsertBody = {
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
