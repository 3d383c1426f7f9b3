import type { Queryable } from '../database/database.ts';
import { notSupportedLocally } from './rest-error.ts';
import { quote, readRows } from './table-rows.ts';

type Signature = { names: string[]; types: string[]; isTable: boolean; isVoid: boolean };

/** Answers like PostgREST: rows, a bare value, or null for void. */
export async function callFunction(
  tx: Queryable,
  request: Request,
  name: string,
): Promise<string | null> {
  if (request.method !== 'POST') throw notSupportedLocally(`${request.method} on a function`);
  const [args = {}] = await readRows(request);
  const { names, types, isTable, isVoid } = await findFunction(tx, name);
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
  return isVoid ? null : (rows[0]?.body ?? 'null');
}

/** Without one, the call itself is refused by PostgreSQL. */
async function findFunction(tx: Queryable, name: string): Promise<Signature> {
  const { rows } = await tx.query<Signature>(
    `select coalesce(proargnames[1:pronargs], '{}') as names, proretset as "isTable",
       prorettype = 'void'::regtype as "isVoid", proargtypes::regtype[]::text[] as types
     from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
    [name],
  );
  return rows[0] ?? { names: [], types: [], isTable: false, isVoid: false };
}
