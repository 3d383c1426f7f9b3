import { answeredZone } from '../../_shared/business/service-zips.ts';
import type { Reply } from '../../_shared/http/page-call.ts';
import { oneLine } from '../../_shared/http/safe-text.ts';
import type { AddedVisit, Customer, VisitInTheWay } from '../../_shared/visits/added-visit.ts';
import {
  type BookingRow,
  joinNotes,
  sumEstimates,
  toPet,
  toRebooking,
} from '../../_shared/visits/request-details.ts';
import type { VisitRow } from '../../_shared/visits/visit-row.ts';
import { type Context, findOperatorRefusal } from '../reading/check-keys.ts';
import type { AddRequest } from '../reading/read-added.ts';
import {
  type LinkSettings,
  toComingVisit,
  toLastTime,
  toOperatorKey,
  toVisit,
} from './to-visit.ts';
import type { LastVisitRecord, VisitRecord } from './visit-record.ts';

type Known = {
  readonly request: readonly BookingRow[];
  readonly visit: VisitRow;
};

/** From `private.added_json`. */
export type AddedRecord = {
  readonly outcome: string;
  readonly state: VisitRecord;
  readonly link_version: number;
  readonly other: (Known & { readonly reference: string; readonly link_version: number }) | null;
};

/** From `public.find_customer`. */
type CustomerRecord = LastVisitRecord & Pick<VisitRecord, 'booked_again'>;

/** Both only with the operator's key: there is no visit yet whose link could be right. */
export async function answerAdded(request: AddRequest, context: Context): Promise<Reply> {
  const refusal = await findOperatorRefusal(context);
  if (refusal) return refusal;
  if (request.action === 'find') {
    const { email, phone } = request;
    const record = await context.call<CustomerRecord | null>('find_customer', { email, phone });
    return [200, { customer: record && toCustomer(record, context) }];
  }
  return toAddedReply(await context.call<AddedRecord>('add_visit', toArguments(request)), context);
}

export function toAddedReply(
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
    return [409, { error: outcome, other: inTheWay && toVisitInTheWay(inTheWay, context) }];
  }
  const { token } = toOperatorKey({ reference, link_version }, context);
  return [200, { added: { visit, token } }];
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
    gateCode: oneLine(first.gate_code ?? ''),
    notes: joinNotes(request),
    pets: request.map(toPet),
    minutes: visit.minutes ?? 0,
    groomer: oneLine(visit.groomer),
    travelFee: visit.travel_fee,
    price: visit.price,
    estimate: sumEstimates(request),
    lastTime: toLastTime(record),
    bookedAgain: toComingVisit(record.booked_again, links),
  };
}

function toArguments(visit: AddedVisit) {
  const { id, reference, day, time: local_time, minutes, note, groomer, price } = visit;
  const { name, address, gateCode, zipCode, notes, repeatWeeks } = visit;
  const owner = {
    parent_name: name,
    phone: visit.phone || null,
    email: visit.email || null,
    address,
    gate_code: gateCode || null,
    zip_code: zipCode,
    zip_answer: answeredZone(zipCode) ?? null,
    repeat_weeks: repeatWeeks,
    additional_notes: notes || null,
  };
  const pets = visit.pets.map((pet) => ({
    ...owner,
    id: pet.id,
    pet_name: pet.name,
    pet_type: pet.type,
    breed: pet.breed,
    weight: pet.weight,
    pet_size: pet.size,
    service: pet.service,
    add_ons: pet.addOns.length > 0 ? pet.addOns : null,
    estimated_price: pet.estimate || null,
  }));
  const time = { day, local_time, minutes, takes_closed_day: visit.takesClosedDay };
  const terms = { ...time, note, groomer, travel_fee: visit.travelFee, price };
  return { reference, id, pets, terms };
}
