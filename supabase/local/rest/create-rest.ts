import { type Database, type Queryable, toDatabaseError } from '../database/database.ts';
import {
  type Role,
  apiRole,
  gatewayReply,
  notSupportedLocally,
  reply,
  toRefusal,
} from './rest-reply.ts';
import { type Rows, insertRows, quote, readRows, selectRows } from './table-rows.ts';

export type StoredRows = { table: string; rows: Rows };

type RestOptions = {
  database: Database;
  onStored?: (stored: StoredRows) => void;
  /** Code and constraint only; no values. */
  onRefused?: (code: string, constraint: string | undefined) => void;
};

/** Answers what the site, the functions and the tests send, and 501 to anything else. */
export function createRest(options: RestOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return reply(204);
    const { pathname } = new URL(request.url);
    const [, isFunction, name] = /^\/rest\/v1\/(rpc\/)?(\w+)$/.exec(pathname) ?? [];
    if (!name) return gatewayReply(404, 'no Route matched');
    const role = apiRole(request);
    if (role instanceof Response) return role;

    try {
      const answer = isFunction ? callByName : answerTable;
      return await answer(options, request, role, name);
    } catch (error) {
      const refusal = toRefusal(error, role);
      options.onRefused?.(refusal.code, toDatabaseError(error)?.constraint);
      return reply(refusal.status, refusal.body, refusal.headers);
    }
  };
}

async function callByName({ database }: RestOptions, request: Request, role: Role, name: string) {
  const call = (tx: Queryable) => callFunction(tx, request, name);
  return reply(200, await runAsRole(database, request, role, call));
}

async function answerTable(options: RestOptions, request: Request, role: Role, table: string) {
  const { database, onStored } = options;
  const preferences = request.headers.get('prefer') ?? '';
  const { searchParams } = new URL(request.url);
  if (request.method === 'GET' && preferences === '') {
    const read = (tx: Queryable) => selectRows(tx, table, searchParams);
    return reply(200, await runAsRole(database, request, role, read));
  }
  const isInsert =
    request.method === 'POST' && /^(return=minimal)?(,?count=exact)?$/.test(preferences);
  if (!isInsert) throw notSupportedLocally(`${request.method} ${preferences}`);

  const rows = await readRows(request);
  const insert = (tx: Queryable) => insertRows(tx, table, rows);
  const count = await runAsRole(database, request, role, insert);
  if (count > 0) onStored?.({ table, rows });
  const total = preferences.includes('count=exact') ? count : '*';
  return reply(201, null, { 'content-range': `*/${total}` });
}

/** Like PostgREST: one transaction, in the role of the key, with the request headers as settings. */
function runAsRole<T>(
  database: Database,
  request: Request,
  role: Role,
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

type Signature = { names: string[]; types: string[]; isTable: boolean };
/** All databases of a process have the same functions, so each is looked up once. */
const signatures = new Map<string, Signature>();

/** Answers like PostgREST, rows or a bare value; no function of ours returns void. */
async function callFunction(tx: Queryable, request: Request, name: string): Promise<string> {
  if (request.method !== 'POST') throw notSupportedLocally(`${request.method} on a function`);
  const [args = {}] = await readRows(request);
  const { names, types, isTable } = signatures.get(name) ?? (await findFunction(tx, name));
  signatures.set(name, { names, types, isTable });
  const given = Object.keys(args).map((argument, index) => {
    const type = types[names.indexOf(argument)] ?? 'text';
    return `${quote(argument)} => ($1::json ->> ${index + 1}::int - 1)::${type}`;
  });
  const called = `public.${quote(name)}(${given.join(', ')})`;
  const { rows } = await tx.query<{ body: string }>(
    isTable
      ? `select coalesce(json_agg(result), '[]')::text as body from ${called} as result`
      : `select coalesce(to_json(${called}), 'null')::text as body`,
    given.length > 0 ? [JSON.stringify(Object.values(args))] : [],
  );
  return rows[0]?.body ?? 'null';
}

/** An unknown function has no names; PostgreSQL refuses its call. */
async function findFunction(tx: Queryable, name: string): Promise<Signature> {
  const { rows } = await tx.query<Signature>(
    `select coalesce(proargnames[1:pronargs], '{}') as names, proretset as "isTable",
       proargtypes::regtype[]::text[] as types
     from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
    [name],
  );
  return rows[0] ?? { names: [], types: [], isTable: false };
}
