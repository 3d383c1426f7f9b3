import { manyLines, oneLine, safePetName } from '../_shared/safe-text.ts';
import type {
  OperatorVisit,
  OwnerVisit,
  Visit,
  VisitKey,
  VisitPet,
} from '../_shared/visit-state.ts';
import type { BookingRow, RequestRecord, VisitRecord } from './visit-record.ts';

export function toVisit(record: VisitRecord, audience: VisitKey['audience']): Visit | undefined {
  const [first] = record.request;
  if (!first) return undefined;
  return audience === 'owner' ? toOwnerVisit(record, first) : toOperatorVisit(record, first);
}

function toOwnerVisit(record: VisitRecord, first: BookingRow): OwnerVisit {
  const { request, visit } = record;
  const isConfirmed = visit?.status === 'confirmed' || visit?.status === 'done';
  return {
    audience: 'owner',
    ...toState(record, first),
    ...toWanted(record, first),
    pets: isAnswered(record) ? request.map(toPet) : request.map(toSafePet),
    address: isConfirmed ? `${oneLine(first.address)}, ${oneLine(first.zip_code)}` : '',
    isLate: visit?.is_late ?? false,
    keptWish: record.kept_wish,
    askRefusal: record.ask_refusal,
    returnMail: record.return_mail,
  };
}

function toOperatorVisit(record: VisitRecord, first: BookingRow): OperatorVisit {
  const { sent_again: newerRequest, booked } = record;
  const [newest] = newerRequest?.request ?? [];
  return {
    audience: 'operator',
    ...toState(record, first),
    ...toDetails(record, first),
    sentAgain: newerRequest && newest ? toDetails(newerRequest, newest) : null,
    mailProblem: record.mail_problem,
    undoUntil: record.undo_until,
    booked: booked.map(({ zip_code: zipCode, ...slot }) => ({ ...slot, zipCode })),
    bookedDays: record.booked_days,
  };
}

function toDetails({ request, request_version: requestVersion }: RequestRecord, first: BookingRow) {
  const notes = request.map(({ additional_notes: text }) => manyLines(text ?? ''));
  return {
    requestVersion,
    ...toWanted({ request }, first),
    pets: request.map(toPet),
    owner: {
      name: oneLine(first.parent_name),
      phone: oneLine(first.phone),
      email: oneLine(first.email),
    },
    address: oneLine(first.address),
    zipCode: oneLine(first.zip_code),
    notes: [...new Set(notes)].filter(Boolean).join('\n\n'),
    sentAt: new Date(first.created_at).toISOString(),
    reviewReasons: [...new Set(request.flatMap((pet) => pet.review_reasons))],
  };
}

function toWanted({ request }: Pick<RequestRecord, 'request'>, first: BookingRow) {
  return {
    wanted: {
      day: first.preferred_date,
      window: first.preferred_time,
      repeatWeeks: first.repeat_weeks,
    },
    estimate: request.reduce((sum, pet) => sum + (pet.estimated_price ?? 0), 0),
  };
}

function toState({ visit, wish }: VisitRecord, first: BookingRow) {
  return {
    reference: first.reference ?? '',
    status: visit?.status ?? 'requested',
    revision: visit?.revision ?? 0,
    starts: visit?.day && visit.time ? { day: visit.day, time: visit.time } : null,
    minutes: visit?.minutes ?? null,
    groomer: visit?.groomer ?? '',
    travelFee: visit?.travel_fee ?? 0,
    price: visit?.price ?? null,
    note: visit?.note ?? '',
    groomerWords: manyLines(visit?.groomer_words ?? ''),
    wish: wish && {
      day: wish.day,
      window: wish.window,
      words: manyLines(wish.words),
      askedAt: wish.asked_at,
      number: wish.number,
    },
    canceledBy: visit?.canceled_by ?? null,
    wasLate: visit?.was_late ?? false,
    answeredAt: visit?.answered_at ?? null,
    changedAt: visit?.changed_at ?? null,
  } as const;
}

/** The operator has seen the request, so its owner may read what was typed. */
export function isAnswered({ visit }: VisitRecord): boolean {
  return visit !== null && visit.answered_at !== null;
}

export function toPet(pet: BookingRow): VisitPet {
  return {
    name: oneLine(pet.pet_name),
    type: pet.pet_type,
    breed: pet.breed && oneLine(pet.breed),
    weight: pet.weight && oneLine(pet.weight),
    size: pet.pet_size,
    service: pet.service,
    addOns: pet.add_ons ?? [],
  };
}

/** Only choices from our lists, so the form cannot carry a stranger's words. */
function toSafePet(pet: BookingRow): VisitPet {
  const isMarked = pet.review_reasons.length > 0;
  const name = isMarked ? 'Your pet' : safePetName(pet.pet_name);
  return { ...toPet(pet), name, breed: null, weight: null };
}
