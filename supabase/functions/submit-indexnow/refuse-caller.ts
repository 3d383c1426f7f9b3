import type { Settings } from './read-settings.ts';
import { refusal, type Reply } from './reply.ts';
import { sameSecret } from '../_shared/same-secret.ts';

/**
 * Why a caller may not submit, or `undefined` when they may. The gateway does not check the key
 * (`verify_jwt = false`, publishable keys are not JWTs), so that is done here.
 */
export async function refuseCaller(
  { headers }: Request,
  { origin, publishableKeys, operatorKey }: Settings,
): Promise<Reply | undefined> {
  // Programs send no Origin; browsers always do, and no page can change it.
  const page = headers.get('origin');
  if (page !== null && page !== origin) return refusal(403, 'foreign_origin');

  if (!publishableKeys.includes(headers.get('apikey') ?? ''))
    return refusal(401, 'invalid_api_key');

  const given = headers.get('x-operator-key') ?? '';
  if (operatorKey !== undefined && !(await sameSecret(given, operatorKey))) {
    return refusal(403, 'operator_key_required');
  }
  return undefined;
}
