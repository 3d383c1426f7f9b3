import type { Queryable } from '../database/database.ts';
import type { RestCall } from './rest-call.ts';
import { RestError, notSupportedLocally } from './rest-error.ts';
import { quote } from './table-columns.ts';

type Signature = {
  names: string[];
  types: string[];
  needed: number;
  isTable: boolean;
  isVoid: boolean;
};

/** Answers like PostgREST: rows, a bare value, or null for void. Throws 404 PGRST202 for an unknown function. */
export async function callFunction(
  tx: Queryable,
  call: RestCall,
  name: string,
): Promise<string | null> {
  if (call.request.method !== 'POST')
    throw notSupportedLocally(`${call.request.method} on a function`);
  const args = await readArguments(call.request);
  const signature = await findFunction(tx, name, Object.keys(args));
  const given = Object.entries(args).map(
    ([argument], index) =>
      `${quote(argument)} => ($1::json ->> ${index + 1}::int - 1)::${findType(signature, argument)}`,
  );
  const called = `public.${quote(name)}(${given.join(', ')})`;
  const { rows } = await tx.query<{ body: string }>(
    signature.isTable
      ? `select coalesce(json_agg(result), '[]')::text as body from ${called} as result`
      : `select coalesce(to_json(${called}), 'null')::text as body`,
    given.length > 0 ? [JSON.stringify(Object.values(args))] : [],
  );
  return signature.isVoid ? null : (rows[0]?.body ?? 'null');
}

async function readArguments(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
}

async function findFunction(tx: Queryable, name: string, given: string[]): Promise<Signature> {
  const { rows } = await tx.query<Signature>(
    `select coalesce(proargnames[1:pronargs], '{}') as names, pronargs - pronargdefaults as needed,
       proretset as "isTable", prorettype = 'void'::regtype as "isVoid",
       (select coalesce(array_agg(format_type(type, null) order by place), '{}')
          from unnest(proargtypes) with ordinality as argument (type, place)) as types
     from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
    [name],
  );
  const found = rows.find(
    ({ names, needed }) =>
      given.every((argument) => names.includes(argument)) &&
      names.slice(0, needed).every((argument) => given.includes(argument)),
  );
  if (found) return found;
  const called = given.length > 0 ? `(${given.join(', ')})` : ' without parameters';
  const message = `Could not find the function public.${name}${called} in the schema cache`;
  throw new RestError(404, 'PGRST202', message);
}

function findType({ names, types }: Signature, argument: string): string {
  return types[names.indexOf(argument)] ?? 'text';
}
