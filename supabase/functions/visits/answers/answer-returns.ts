import { type Reply, refuse } from '../../_shared/http/page-call.ts';
import { sameSecret } from '../../_shared/http/same-secret.ts';
import { stopPage, stopToken } from '../../_shared/visits/visit-link.ts';
import { type Context, refuseWrongKey } from '../reading/check-keys.ts';
import type { ReturnRequest } from '../reading/read-request.ts';
import type { ChangeRecord, VisitRecord } from './visit-record.ts';

type StopContext = Omit<Context, 'operatorKey' | 'isPublic'>;

/** The stop token alone is enough. */
export async function answerReturns(
  { action, reference, token }: Omit<ReturnRequest, 'audience'>,
  context: StopContext,
): Promise<Reply> {
  const { call, linkSecrets } = context;
  const isRight = linkSecrets.some((secret) => sameSecret(token, stopToken(secret, reference)));
  if (!isRight) return refuseWrongKey(context, refuse(404, 'unknown_link'));
  const { return_email: returnEmail } =
    action === 'read_return_emails'
      ? await call<VisitRecord>('read_visit', { reference })
      : (
          await call<ChangeRecord>('stop_return_emails', {
            reference,
            stops: action === 'end_return_emails',
          })
        ).state;
  return [200, { returnEmail }];
}

/**
 * For the address in the List-Unsubscribe header: a POST ends the emails (RFC 8058). Everything else,
 * which scanners send too, only leads to the page that offers it.
 */
export function answerStopAddress(
  { key, method }: { readonly key: string; readonly method: string },
  context: StopContext,
): Reply | Promise<Reply> {
  const [, reference, token] = /^([A-Z]{2}-[A-Z0-9]{6})\.([\w-]{22})$/.exec(key) ?? [];
  if (!reference || !token) return refuse(400, 'invalid_request');
  return method === 'POST'
    ? answerReturns({ action: 'end_return_emails', reference, token }, context)
    : [303, {}, { location: stopPage(context.origin, key) }];
}
