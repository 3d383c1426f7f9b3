import type { Environment } from './read-site.ts';
import { sameSecret } from './same-secret.ts';
import { operatorKeyHeader } from './visit-state.ts';

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

export function operatorKeyState(
  headers: Headers,
  key: OperatorKey,
): 'right' | 'missing' | 'wrong' {
  if (key === 'none') return 'right';
  const given = headers.get(operatorKeyHeader) ?? '';
  if (given === '') return 'missing';
  return sameSecret(given, key.secret) ? 'right' : 'wrong';
}
