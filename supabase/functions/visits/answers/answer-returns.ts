import { type Reply, refuse } from '../../_shared/http/page-call.ts';
import { sameSecret } from '../../_shared/http/same-secret.ts';
import { type VisitKey, parseKey } from '../../_shared/visits/reference.ts';
import type { UnsubscribeAction } from '../../_shared/visits/visit-actions.ts';
import { unsubscribePage, unsubscribeToken } from '../../_shared/visits/visit-link.ts';
import type { ChangeRecord, VisitRecord } from '../../_shared/visits/visit-record.ts';
import { type Context, refuseWrongKey } from '../check-keys.ts';

type UnsubscribeContext = Omit<Context, 'operatorKey' | 'isPublic'>;

/** The unsubscribe token alone is enough. */
export async function answerReturns(
  action: UnsubscribeAction,
  { reference, token }: Omit<VisitKey, 'audience'>,
  context: UnsubscribeContext,
): Promise<Reply> {
  const { call, linkSecrets } = context;
  const isRight = linkSecrets.some((secret) =>
    sameSecret(token, unsubscribeToken(secret, reference)),
  );
  if (!isRight) return refuseWrongKey(context, refuse(404, 'unknown_link'));
  const { return_email: returnEmail } =
    action === 'read_return_emails'
      ? await call<VisitRecord>('read_visit', { reference })
      : (
          await call<ChangeRecord>('set_unsubscribed', {
            reference,
            stops: action === 'end_return_emails',
          })
        ).state;
  return [200, { returnEmail }];
}

/**
 * Answers at the address in the List-Unsubscribe header: a POST ends the emails (RFC 8058). Other
 * methods, which scanners send too, only lead to the page that offers it.
 */
export function answerUnsubscribeAddress(
  { key, method }: { readonly key: string; readonly method: string },
  context: UnsubscribeContext,
): Reply | Promise<Reply> {
  const parts = parseKey(key);
  if (!parts) return refuse(400, 'invalid_request');
  return method === 'POST'
    ? answerReturns('end_return_emails', parts, context)
    : [303, {}, { location: unsubscribePage(context.origin, key) }];
}
