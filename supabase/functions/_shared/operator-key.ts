import { sameSecret } from './same-secret.ts';
import { operatorKeyHeader } from './visit-state.ts';

/** The key that the operator's devices must send; `none` where nobody set one. */
export type OperatorKey = { readonly secret: string } | 'none';

/** Printable ASCII, which headers can carry, and too long to be guessed. */
const usable = /^(?! )[ -~]{16,}(?<! )$/;

/** The operator's key from the environment; `undefined` when the one that is set could be guessed or not be sent. */
export function readOperatorKey(
  env: (name: string) => string | undefined,
): OperatorKey | undefined {
  const secret = env('OPERATOR_KEY') ?? '';
  if (secret === '') return 'none';
  return usable.test(secret) ? { secret } : undefined;
}

export async function operatorKeyState(
  headers: Headers,
  key: OperatorKey,
): Promise<'right' | 'missing' | 'wrong'> {
  if (key === 'none') return 'right';
  const given = headers.get(operatorKeyHeader) ?? '';
  if (given === '') return 'missing';
  return (await sameSecret(given, key.secret)) ? 'right' : 'wrong';
}
