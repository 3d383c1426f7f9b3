import type { cacheFor } from '../_shared/http/cache-for.ts';
import { type OperatorKey, operatorKeyState } from '../_shared/http/operator-key.ts';
import { type Reply, callerHeaders, refuse, refuseForNow } from '../_shared/http/page-call.ts';
import type { DatabaseCall } from '../_shared/http/project-database.ts';
import { sameSecret } from '../_shared/http/same-secret.ts';
import type { BusyDays } from '../_shared/visits/open-windows.ts';
import type { VisitKey } from '../_shared/visits/reference.ts';
import { visitToken } from '../_shared/visits/visit-link.ts';

export type Context = {
  readonly call: Call;
  /** Cached for up to a minute. */
  readonly busyDays: ReturnType<typeof cacheFor<BusyDays>>;
  readonly origin: string;
  readonly linkSecrets: readonly string[];
  readonly operatorKey: OperatorKey;
  readonly isPublic: boolean;
  readonly headers: Headers;
};

/** From `public.visit_link`. */
export type VisitLinkRecord = {
  readonly version: number;
  readonly exists: boolean;
  readonly has_ended: boolean;
  /** A request can be sent again after the page of its link has ended, for some months. */
  readonly can_rebook: boolean;
};

export type Call = <Result>(...call: DatabaseCall) => Promise<Result>;

/**
 * Only wrong keys are counted and blocked; a right key always opens. `opensStill`: once the visit's page has ended, which no
 * visit's has for the operator: fees stay owed, and customers come back.
 */
export async function findKeyRefusal(
  key: VisitKey,
  context: Context,
  opensStill: (link: VisitLinkRecord) => boolean,
): Promise<Reply | undefined> {
  const { reference, audience } = key;
  const link = await context.call<VisitLinkRecord>('visit_link', { reference });
  if (!isOpenedBy(key, link, context)) {
    return refuseWrongKey(context, refuse(404, 'unknown_link'));
  }
  if (audience === 'operator') return findOperatorRefusal(context);
  return link.has_ended && !opensStill(link) ? refuse(410, 'link_ended') : undefined;
}

export function findOperatorRefusal(context: Context): Promise<Reply> | Reply | undefined {
  switch (operatorKeyState(context.headers, context)) {
    case 'right':
      return undefined;
    case 'unset':
      return refuse(403, 'operator_key_missing');
    case 'missing':
      return refuse(401, 'operator_key_required');
    case 'wrong':
      return refuseWrongKey(context, refuse(403, 'wrong_operator_key'));
  }
}

export async function refuseWrongKey(
  context: Pick<Context, 'call' | 'headers'>,
  otherwise: Reply,
): Promise<Reply> {
  return (await refuseTooMany('wrong_keys', context)) ?? otherwise;
}

/** Counts the call. `undefined` until there are too many of them. */
export async function refuseTooMany(
  on_form: 'wrong_keys' | 'questions',
  { call, headers }: Pick<Context, 'call' | 'headers'>,
): Promise<Reply | undefined> {
  const isOver = await call<boolean>('note_call', { on_form, headers: callerHeaders(headers) });
  return isOver ? refuseForNow('too_many') : undefined;
}

/** Computes the token for unknown references too, so timing does not tell which ones exist. */
function isOpenedBy(
  { audience, reference, token }: VisitKey,
  { version, exists }: VisitLinkRecord,
  { linkSecrets }: Context,
): boolean {
  const isRight = linkSecrets.some((secret) =>
    sameSecret(token, visitToken(secret, { audience, reference, version })),
  );
  return isRight && exists;
}
