import { FunctionCallError } from '@/backend/function-call-error';
import { invokeFunction } from '@/backend/invoke-function';

export type ConfirmFailure = 'wrong link' | 'offline' | 'unreachable';

const wrongLinkCodes = ['unknown_token', 'invalid_token'];

export function parseToken(hash: string): string | undefined {
  return /^#([0-9a-f]{32})$/.exec(hash)?.[1];
}

/** Throws a `FunctionCallError`; trying again is safe. */
export async function confirmSubscription(token: string): Promise<void> {
  await invokeFunction('confirm-subscription', { body: { token } });
}

export function confirmFailure(error: Error): ConfirmFailure {
  const code = error instanceof FunctionCallError ? error.code : '';
  if (wrongLinkCodes.includes(code)) return 'wrong link';
  return code === 'offline' ? 'offline' : 'unreachable';
}
