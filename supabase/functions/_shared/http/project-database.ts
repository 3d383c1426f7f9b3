import type { Database, Json } from '../database.types.ts';
import { sameSecret } from './same-secret.ts';

export type Project = { readonly url: string; readonly key: string };

type Functions = Database['public']['Functions'];

/** SQL takes null, which the generated types do not know, and any value as JSON. */
type ArgsOf<Args> = {
  readonly [Arg in keyof Args]: Json extends Args[Arg] ? unknown : Args[Arg] | null;
};

export type DatabaseCall = {
  [Name in keyof Functions]: readonly [name: Name, args: ArgsOf<Functions[Name]['Args']>];
}[keyof Functions];

/** Milliseconds. */
const timeout = 10_000;

/** Checked here because the gateway cannot (`verify_jwt = false`): secret keys are not JWTs. */
export function hasSecretKey(headers: Headers, keys: readonly string[]): boolean {
  const given = headers.get('apikey') ?? '';
  return keys.some((key) => sameSecret(given, key));
}

/** Rejects unless the answer is 2xx and comes within 10 s. */
export async function callDatabase(
  { url, key }: Project,
  [name, args]: DatabaseCall,
  send: typeof fetch,
) {
  const answer = await send(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    // not as bearer, which must be a JWT: https://supabase.com/docs/guides/api/api-keys
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(timeout),
  });
  if (answer.ok) return answer.json();
  await answer.body?.cancel();
  throw new Error(`${name} was answered ${answer.status}`);
}
