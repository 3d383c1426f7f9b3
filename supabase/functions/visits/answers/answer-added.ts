import type { z } from 'zod';
import type { Reply } from '../../_shared/http/page-call.ts';
import type { Found, FoundName } from '../../_shared/visits/operator-day.ts';
import {
  type CustomerRecord,
  type ListedRow,
  type NameRecord,
  toFound,
  toFoundName,
  toListedVisit,
} from '../../_shared/visits/to-listed.ts';
import { toOperatorKey, toVisit } from '../../_shared/visits/to-visit.ts';
import { dayActions, visitActions } from '../../_shared/visits/visit-actions.ts';
import type { VisitRecord } from '../../_shared/visits/visit-record.ts';
import type { Context } from '../check-keys.ts';
import { type VisitContext, toTerms } from './answer-visit.ts';

/** From `private.added_json`. */
type AddedRecord = {
  readonly outcome: string;
  readonly state: VisitRecord;
  readonly other: ListedRow | null;
};

export async function findCustomer(
  contact: z.infer<typeof dayActions.find>,
  context: Context,
): Promise<Reply> {
  const record = await context.call<CustomerRecord>('find_customer', contact);
  const found: Found = toFound(record, context);
  return [200, { found }];
}

export async function findNames(
  fields: z.infer<typeof dayActions.find_names>,
  context: Context,
): Promise<Reply> {
  const records = await context.call<NameRecord[]>('find_names', fields);
  const names: FoundName[] = records.map((record) => toFoundName(record, context));
  return [200, { names }];
}

export async function addVisit(
  { id, reference, pets, hold, ...said }: z.infer<typeof dayActions.add>,
  context: Context,
): Promise<Reply> {
  const visit = { reference, id, pets, hold, terms: toTerms(dayActions.add.shape, said) };
  return toAddedReply(await context.call<AddedRecord>('add_visit', visit), context);
}

export async function holdTime(
  { id, name, phone, ...said }: z.infer<typeof dayActions.hold>,
  context: Context,
): Promise<Reply> {
  const hold = { id, name, phone, terms: toTerms(dayActions.hold.shape, said) };
  const { outcome, other } = await context.call<AddedRecord>('hold_time', hold);
  return outcome === 'done' ? [200, { done: true }] : toRefused(outcome, other, context);
}

export async function bookNext(
  fields: z.infer<typeof visitActions.operator.next>,
  context: VisitContext,
): Promise<Reply> {
  const { id, nextReference: next_reference, ids: row_ids, ...said } = fields;
  const terms = toTerms(visitActions.operator.next.shape, said);
  const next = { reference: context.reference, id, next_reference, row_ids, terms };
  return toAddedReply(await context.call<AddedRecord>('book_next', next), context);
}

function toAddedReply({ outcome, other, ...added }: AddedRecord, context: Context): Reply {
  const { state } = added;
  const visit = toVisit(state, 'operator', context);
  const reference = visit?.reference ?? '';
  if (outcome === 'done' && visit) {
    const { token } = toOperatorKey({ reference }, context);
    return [200, { added: { visit, token } }];
  }
  const own = outcome === 'changed_since' && state.visit ? { ...state, reference } : other;
  return toRefused(outcome, own, context);
}

function toRefused(error: string, other: AddedRecord['other'], context: Context): Reply {
  return [409, { error, other: (other && toListedVisit(other, context)) ?? null }];
}
