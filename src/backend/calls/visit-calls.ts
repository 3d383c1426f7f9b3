import {
  FunctionCallError,
  findField,
  getField,
  invokeFunction,
  toRefusal,
} from './invoke-function';
import { type VisitKey, parseKey } from '@shared/visits/reference';
import type { Rebooking } from '@shared/visits/request-details';
import type { DayAction, OperatorChange, OwnerChange } from '@shared/visits/visit-actions';
import type { OperatorVisit, Visit } from '@shared/visits/visit-state';
import {
  type LinkRefusal,
  type VisitRefusal,
  linkRefusalCodes,
  visitRefusalCodes,
} from '@shared/visits/visit-status';
import type { OpenWish } from '@shared/visits/visit-terms';

export type ChangedVisit = {
  readonly visit: Visit;
  readonly refusal: VisitRefusal | undefined;
};

export type VisitFailure =
  | LinkRefusal
  | 'offline'
  /** No usable response. The change may have been made; trying again is safe. */
  | 'unreachable'
  | 'unexpected';

export type VisitChange = OwnerChange | OperatorChange;

/** A change with the id of its press: sent again, it happens once. */
export type VisitPress = VisitChange & { readonly id: string };

export type VisitAccess = VisitKey & { readonly operatorKey?: string };

/** A change names what the page showed when it was decided on. */
export function seenOn({
  revision,
  requestVersion,
  wish,
}: Pick<OperatorVisit, 'revision' | 'requestVersion'> & {
  readonly wish: Pick<OpenWish, 'number'> | null;
}) {
  return { revision, requestVersion, wish: wish?.number ?? 0 };
}

/** Parses `#REFERENCE.TOKEN` of an email's link; undefined if it is not one. */
export function visitKeyIn(hash: string, audience: VisitKey['audience']): VisitKey | undefined {
  const key = hash.startsWith('#') && parseKey(hash.slice(1));
  return key ? { audience, ...key } : undefined;
}

/** Throws a `FunctionCallError`. */
export async function readVisit(key: VisitAccess): Promise<Visit> {
  return getField(await callVisits(key, { action: 'read' }), 'visit');
}

/** The values for booking the same pets again. Throws a `FunctionCallError`. */
export async function readRebooking(key: VisitKey): Promise<Rebooking> {
  return getField(await callVisits(key, { action: 'rebook' }), 'rebooking');
}

/** Throws a `FunctionCallError` when the outcome is unknown; the same press may be sent again. */
export async function changeVisit(
  key: VisitAccess,
  { action, fields, id }: VisitPress,
): Promise<ChangedVisit> {
  try {
    const visit = getField<Visit>(await callVisits(key, { action, id, ...fields }), 'visit');
    return { visit, refusal: undefined };
  } catch (error) {
    const { refusal, answer } = toRefusal(error, visitRefusalCodes);
    const visit = findField<Visit>(answer, 'visit');
    if (!visit) throw error;
    return { visit, refusal };
  }
}

/** Calls what the operator's key alone opens. Throws a `FunctionCallError`. */
export function callDay({ action, fields }: DayAction, operatorKey: string): Promise<unknown> {
  const body = { audience: 'operator', action, ...fields };
  return invokeFunction('visits', { body, operatorKey });
}

export function visitFailure(error: Error): VisitFailure {
  if (!(error instanceof FunctionCallError)) return 'unexpected';
  const { code, status } = error;
  // The page is older than the function.
  if (status === 400) return 'unexpected';
  const refusal = linkRefusalCodes.find((known) => known === code);
  return refusal ?? (code === 'offline' ? 'offline' : 'unreachable');
}

export function isTemporary(error: Error | null): boolean {
  return !error || ['offline', 'unreachable'].includes(visitFailure(error));
}

/** Calls what a link of the visit opens. Throws a `FunctionCallError`. */
export function callVisits({ operatorKey = '', ...key }: VisitAccess, body: object) {
  return invokeFunction('visits', { body: { ...key, ...body }, operatorKey });
}
