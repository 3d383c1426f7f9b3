import { operatorKeyHeader } from '../visits/visit-state.ts';
import type { Environment } from './read-site.ts';
import { sameSecret } from './same-secret.ts';

/** `none`: the deployment has no operator key. */
export type OperatorKey = { readonly secret: string } | 'none';

/** Printable ASCII, because it is sent in a header, and too long to guess. */
const usableKey = /^(?! )[ -~]{16,}(?<! )$/;

/** `undefined` for a key that is too short or cannot be sent in a header. */
export function readOperatorKey(env: Environment): OperatorKey | undefined {
  const secret = env('OPERATOR_KEY') ?? '';
  if (secret === '') return 'none';
  return usableKey.test(secret) ? { secret } : undefined;
}

/** `unset`: strangers can reach the deployment, and it has no key, so nobody opens it. */
export function operatorKeyState(
  headers: Headers,
  { operatorKey: key, isPublic }: { readonly operatorKey: OperatorKey; readonly isPublic: boolean },
): 'right' | 'missing' | 'wrong' | 'unset' {
  if (key === 'none') return isPublic ? 'unset' : 'right';
  const given = headers.get(operatorKeyHeader) ?? '';
  if (given === '') return 'missing';
  return sameSecret(given, key.secret) ? 'right' : 'wrong';
}
