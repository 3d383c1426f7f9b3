import type { z } from 'zod';
import { type Reply, refuse } from '../../_shared/http/page-call.ts';
import type { VisitKey } from '../../_shared/visits/reference.ts';
import {
  type Rebooking,
  toRebooking,
  toRequestDetails,
  toUnreadRebooking,
} from '../../_shared/visits/request-details.ts';
import { isAnswered, toState, toVisit } from '../../_shared/visits/to-visit.ts';
import type { visitActions } from '../../_shared/visits/visit-actions.ts';
import type { ChangeRecord, VisitRecord } from '../../_shared/visits/visit-record.ts';
import { phaseOf } from '../../_shared/visits/visit-status.ts';
import type { Context } from '../check-keys.ts';

/** Context of a call whose visit key was checked. */
export type VisitContext = Context & Omit<VisitKey, 'token'>;

type Shape = Readonly<Record<string, z.ZodType>>;

type Change = { readonly id: string; readonly revision: number; readonly requestVersion?: number };

export async function readVisit(_: object, context: VisitContext): Promise<Reply> {
  const { call, reference, audience } = context;
  const record = await call<VisitRecord>('read_visit', { reference });
  return [200, { visit: toVisit(record, audience, context), now: record.now }];
}

export async function readRebooking(_: object, context: VisitContext): Promise<Reply> {
  const { call, reference } = context;
  const record = await call<VisitRecord>('read_visit', { reference });
  const rebooking = findRebooking(record);
  return rebooking ? [200, { rebooking, now: record.now }] : refuse(422, 'not_allowed');
}

/** A row of `private.transitions`. */
export function changeVisit(action: string, { shape }: { shape: Shape }) {
  return async (fields: Change, context: VisitContext): Promise<Reply> => {
    const { id, revision, requestVersion: request_version = null, ...said } = fields;
    const { call, reference, audience: actor } = context;
    const change = { reference, id, actor, action, revision, request_version };
    return toReply(await call('change_visit', { ...change, terms: toTerms(shape, said) }), context);
  };
}

export async function undoChange(
  { id, lastChange: last_change }: z.infer<typeof visitActions.operator.undo>,
  context: VisitContext,
): Promise<Reply> {
  const { call, reference } = context;
  return toReply(await call('undo_change', { reference, id, last_change }), context);
}

export async function keepPrivateLine(
  { line, seen }: { line: string; seen: string },
  context: VisitContext,
): Promise<Reply> {
  const { call, reference } = context;
  return toReply(await call('keep_private_line', { reference, line, seen }), context);
}

/** `private.terms` has these fields. */
export function toTerms(shape: Shape, said: object): object {
  return Object.fromEntries(
    Object.entries(said).map(([field, value]) => [
      shape[field]?.meta()?.['term'] ??
        field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}

function toReply({ outcome, state }: ChangeRecord, context: VisitContext): Reply {
  const visit = toVisit(state, context.audience, context);
  return outcome === 'done' ? [200, { visit }] : [409, { error: outcome, visit }];
}

/** What a new request begins with once this one is over. */
export function findRebooking(record: VisitRecord): Rebooking | undefined {
  const { request, visit } = record;
  const [first] = request;
  if (!first) return undefined;
  const state = { ...toState(record, first), ...toRequestDetails(request, first) };
  const phase = phaseOf({ ...state, answerBy: record.answer_by }, new Date(record.now));
  if (phase !== 'ended') return undefined;
  if (!visit || !isAnswered(record)) return toUnreadRebooking(request, first);
  const lastFee = visit.status === 'done' ? visit.travel_fee : null;
  const canceledDay = visit.canceled_by === 'operator' ? visit.day : null;
  const fullDay = visit.reason === 'fully_booked' ? first.preferred_date : canceledDay;
  const rebooking = {
    ...toRebooking(request, first, lastFee),
    ...(fullDay && { fullDay }),
  };
  // an old wish that is filled in would ask again for the emails that its owner has ended
  return record.return_email === 'ended' ? { ...rebooking, repeatWeeks: null } : rebooking;
}
