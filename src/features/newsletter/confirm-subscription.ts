import { FunctionCallError } from '@/backend/function-call-error';
import { invokeFunction } from '@/backend/invoke-function';

/** Why an address was not confirmed: the link is wrong or too old, the network is gone, or anything else. */
export type ConfirmFailure = 'wrong link' | 'offline' | 'unreachable';

const wrongLinkCodes = ['unknown_token', 'invalid_token'];

/** The token of the mail's link, which stands behind `#`; `undefined` when there is none. */
export function tokenOf(hash: string): string | undefined {
  return /^#([0-9a-f]{32})$/.exec(hash)?.[1];
}

/** Confirms the address that the token was sent to. Throws a `FunctionCallError`; trying again is safe. */
export async function confirmSubscription(token: string): Promise<void> {
  await invokeFunction('confirm-subscription', { body: { token } });
}

export function confirmFailure(error: Error): ConfirmFailure {
  const code = error instanceof FunctionCallError ? error.code : '';
  if (wrongLinkCodes.includes(code)) return 'wrong link';
  return code === 'offline' ? 'offline' : 'unreachable';
}
