import { type Database, type Queryable, toDatabaseError } from '../database/database.ts';
import { type Role, apiRole } from './api-role.ts';
import { callFunction } from './call-function.ts';
import { insertRows, readInsertBody } from './insert-rows.ts';
import { type RestCall, readCall } from './rest-call.ts';
import { RestError, notSupportedLocally, toRefusal } from './rest-error.ts';
import { gatewayReply, reply } from './rest-reply.ts';
import { selectRows } from './select-rows.ts';
import { type Columns, quote, tableColumns } from './table-columns.ts';

export type StoredRows = { table: string; rows: readonly Record<string, unknown>[] };

export type RestOptions = {
  database: Database;
  onStored?: (stored: StoredRows) => void;
  /** Code and constraint only; no values. */
  onRefused?: (code: string, constraint: string | undefined) => void;
};

export function createRest(options: RestOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    if (request.method === 'OPTIONS') return reply(204);
    if (!url.pathname.startsWith('/rest/v1/')) return gatewayReply(404, 'no Route matched');
    const role = apiRole(request);
    if (role instanceof Response) return role;

    try {
      return await answer(options, readCall(request, url, role));
    } catch (error) {
      return refuse(options, error, role);
    }
  };
}

function answer(options: RestOptions, call: RestCall): Promise<Response> {
  const { functionName } = call;
  if (functionName !== undefined) return callByName(options, call, functionName);
  switch (call.request.method) {
    case 'GET':
    case 'HEAD':
      return select(options, call);
    case 'POST':
      return insert(options, call);
    case 'PATCH':
    case 'DELETE':
      return runAsRole(options.database, call, async (tx) =>
        refuseChange(tx, call, await tableColumns(tx, call.table)),
      );
    default:
      throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${call.request.method}`);
  }
}

/** Like PostgREST: one transaction, in the role of the key, with the request headers as settings. */
function runAsRole<T>(
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

async function select({ database }: RestOptions, call: RestCall): Promise<Response> {
  if (call.preferences.includes('count=exact'))
    throw notSupportedLocally('count=exact of a selection');
  const body = await runAsRole(database, call, async (tx) => {
    await tx.exec('set transaction read only');
    return selectRows(tx, call, await tableColumns(tx, call.table));
  });
  return reply(200, call.request.method === 'HEAD' ? null : body);
}

async function insert({ database, onStored }: RestOptions, call: RestCall): Promise<Response> {
  const content = await readInsertBody(call.request, call.url);
  const { count, body } = await runAsRole(database, call, async (tx) =>
    insertRows(tx, call, await tableColumns(tx, call.table), content),
  );
  if (count > 0) onStored?.({ table: call.table, rows: content.rows });
  return reply(201, body, countHeaders(call, count));
}

// https://docs.postgrest.org/en/v14/references/api/pagination_count.html
function countHeaders({ preferences }: RestCall, count: number): Record<string, string> {
  const range = preferences.includes('count=exact') ? `*/${count}` : '*/*';
  if (preferences.length === 0) return { 'content-range': range };
  return { 'content-range': range, 'preference-applied': preferences.join(', ') };
}

async function callByName({ database }: RestOptions, call: RestCall, name: string) {
  const body = await runAsRole(database, call, (tx) => callFunction(tx, call, name));
  return reply(body === null ? 204 : 200, body);
}

function refuse({ onRefused }: RestOptions, error: unknown, role: Role): Response {
  const refusal = toRefusal(error, role);
  onRefused?.(refusal.code, toDatabaseError(error)?.constraint);
  const challenge = refusal.status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  return reply(refusal.status, refusal.body, { ...challenge, ...refusal.extras.headers });
}

/** Runs a change of no rows to get PostgreSQL's own error about permissions. */
async function refuseChange(
  tx: Queryable,
  { request, table }: RestCall,
  columns: Columns,
): Promise<never> {
  const target = `public.${quote(table)}`;
  const [first = ''] = [...columns.keys()].map(quote);
  await tx.exec(
    request.method === 'DELETE'
      ? `delete from ${target} where false`
      : `update ${target} set ${first} = ${first} where false`,
  );
  throw notSupportedLocally(`${request.method} on a table`);
}
