import { sameSecret } from './same-secret.ts';

export type Project = { readonly url: string; readonly key: string };

/** Milliseconds. */
const timeout = 10_000;

/** Checked here because the gateway cannot (`verify_jwt = false`): secret keys are not JWTs. */
export function hasSecretKey(headers: Headers, keys: readonly string[]): boolean {
  const bearer = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
  const given = headers.get('apikey') ?? bearer ?? '';
  return keys.some((key) => sameSecret(given, key));
}

/** Rejects when no answer comes within 10 s. */
export function postToDatabase(
  { url, key }: Project,
  path: string,
  body: object,
  send: typeof fetch,
): Promise<Response> {
  return postToProject({ url, key }, `rest/v1/${path}`, body, send);
}

export function postToProject(
  { url, key }: Project,
  path: string,
  body: object,
  send: typeof fetch,
): Promise<Response> {
  return send(`${url}/${path}`, {
    method: 'POST',
    // not as bearer, which must be a JWT: https://supabase.com/docs/guides/api/api-keys
    headers: { apikey: key, 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
}

/** Rejects unless the answer is 2xx. */
export async function callDatabase(
  project: Project,
  name: string,
  args: object,
  send: typeof fetch,
) {
  const answer = await postToDatabase(project, `rpc/${name}`, args, send);
  if (answer.status === 204) return null;
  if (answer.ok) return answer.json();
  await answer.body?.cancel();
  throw new Error(`${name} was answered ${answer.status}`);
}
