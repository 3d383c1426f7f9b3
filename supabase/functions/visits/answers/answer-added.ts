import type { z } from 'zod';
import type { Reply } from '../../_shared/http/page-call.ts';
import { oneLine } from '../../_shared/http/safe-text.ts';
import type {
  Customer,
  Found,
  FoundName,
  VisitInTheWay,
} from '../../_shared/visits/added-visit.ts';
import {
  type BookingRow,
  joinNotes,
  sumEstimates,
  toPlace,
  toRebooking,
} from '../../_shared/visits/request-details.ts';
import {
  type LinkSettings,
  toComingVisit,
  toLastTime,
  toOperatorKey,
  toOwed,
  toVisit,
} from '../../_shared/visits/to-visit.ts';
import { dayActions, visitActions } from '../../_shared/visits/visit-actions.ts';
import type {
  LastVisitRecord,
  OwedRecord,
  VisitRecord,
  VisitRow,
} from '../../_shared/visits/visit-record.ts';
import type { Context } from '../check-keys.ts';
import { type VisitContext, toTerms } from './answer-visit.ts';

type Known = {
  readonly request: readonly BookingRow[];
  readonly visit: VisitRow;
};

/** From `private.added_json`. */
type AddedRecord = {
  readonly outcome: string;
  readonly state: VisitRecord;
  readonly link_version: number;
  readonly other: (Known & { readonly reference: string; readonly link_version: number }) | null;
};

/** From `public.find_customer`. */
type CustomerRecord = LastVisitRecord & Pick<VisitRecord, 'booked_again'>;

/** From `public.find_open`. */
type OpenRecord = {
  readonly owed: readonly OwedRecord[];
  readonly waiting: readonly {
    readonly reference: string;
    readonly link_version: number;
    readonly pets: readonly string[];
    readonly sent_at: string;
  }[];
};

/** From `public.find_names`. */
type NameRecord = Omit<FoundName, 'phone' | 'email' | 'token'> & {
  readonly link_version: number;
  readonly phone: string | null;
  readonly email: string | null;
};

export async function findCustomer(
  contact: z.infer<typeof dayActions.find>,
  context: Context,
): Promise<Reply> {
  const [record, { waiting, owed }] = await Promise.all([
    context.call<CustomerRecord | null>('find_customer', contact),
    context.call<OpenRecord>('find_open', contact),
  ]);
  const found: Found = {
    customer: record && toCustomer(record, context),
    owed: toOwed(owed, context),
    waiting: waiting.map(({ pets, sent_at: sentAt, ...request }) => ({
      ...toOperatorKey(request, context),
      pets: pets.map(oneLine),
      sentAt,
    })),
  };
  return [200, { found }];
}

export async function findNames(
  fields: z.infer<typeof dayActions.find_names>,
  context: Context,
): Promise<Reply> {
  const records = await context.call<NameRecord[]>('find_names', fields);
  const names = records.map(({ name, phone, email, pets, day, status, ...visit }): FoundName => ({
    ...toOperatorKey(visit, context),
    name: oneLine(name),
    phone: oneLine(phone ?? ''),
    email: oneLine(email ?? ''),
    pets: pets.map(oneLine),
    day,
    status,
  }));
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

function toAddedReply(
  { outcome, state, link_version, other }: AddedRecord,
  context: Context,
): Reply {
  const visit = toVisit(state, 'operator', context);
  const reference = visit?.reference ?? '';
  if (outcome !== 'done' || !visit) {
    const inTheWay =
      outcome === 'changed_since' && state.visit
        ? { ...state, visit: state.visit, reference, link_version }
        : other;
    return toRefused(outcome, inTheWay, context);
  }
  const { token } = toOperatorKey({ reference, link_version }, context);
  return [200, { added: { visit, token } }];
}

function toRefused(error: string, other: AddedRecord['other'], context: Context): Reply {
  return [409, { error, other: other && toVisitInTheWay(other, context) }];
}

function toVisitInTheWay(
  other: NonNullable<AddedRecord['other']>,
  links: LinkSettings,
): VisitInTheWay {
  const { request, visit } = other;
  return {
    ...toOperatorKey(other, links),
    pets: request.map(({ pet_name }) => oneLine(pet_name)),
    owner: oneLine(request[0]?.parent_name ?? ''),
    starts: { day: visit.day ?? '', time: visit.time ?? '' },
  };
}

function toCustomer(record: CustomerRecord, links: LinkSettings): Customer | null {
  const { request, visit } = record;
  const [first] = request;
  if (!first) return null;
  return {
    ...toRebooking(request, first),
    ...toPlace(first),
    notes: joinNotes(request),
    minutes: visit.minutes ?? 0,
    groomer: oneLine(visit.groomer),
    travelFee: visit.travel_fee,
    price: record.next_price,
    estimate: sumEstimates(request),
    lastTime: toLastTime(record),
    bookedAgain: toComingVisit(record.booked_again, links),
  };
}
