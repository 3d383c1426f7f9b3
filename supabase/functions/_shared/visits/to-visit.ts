import { promises } from '../business/promises.ts';
import { requestZone } from '../business/service-zips.ts';
import { expectedFee } from '../business/zone-fact.ts';
import { zipLabel } from '../business/zone-words.ts';
import { oneLine, safePetName } from '../http/safe-text.ts';
import { toHistory } from './history.ts';
import type { VisitKey } from './reference.ts';
import {
  type BookingRow,
  toFullDetails,
  toPet,
  toRequestDetails,
  toUnreadPets,
  wholeEstimate,
} from './request-details.ts';
import { yesText } from './time-words.ts';
import { toCamel } from './to-camel.ts';
import { unsubscribeToken, visitLink, visitToken } from './visit-link.ts';
import {
  type ComingVisitRecord,
  type LastVisitRecord,
  type Opened,
  type OwedRecord,
  type VisitRecord,
  type VisitRow,
  lastVisit,
  operatorsRecord,
  owedRow,
  ownersRecord,
  ownersVisit,
  shownRecord,
  shownVisit,
  start,
} from './visit-record.ts';
import { isAgreed } from './visit-status.ts';
import { askedTime, feeNote, openTerms, priceNote } from './visit-terms.ts';

export type LinkSettings = { readonly origin: string; readonly linkSecrets: readonly string[] };

export function toVisit(record: VisitRecord, audience: VisitKey['audience'], links: LinkSettings) {
  const [first] = record.request;
  if (!first) return undefined;
  return audience === 'owner'
    ? toOwnerVisit(record, first, links)
    : toOperatorVisit(record, first, links);
}

export function toState(record: VisitRecord, first: BookingRow) {
  const { visit, asked, history } = record;
  const { starts_at: startsAt, free_until: freeUntil, late_fee: lateFee = null } = visit ?? {};
  return {
    reference: first.reference,
    ...toCamel(shownRecord.parse(record)),
    ...toCamel(shownVisit.parse(visit ?? {})),
    /** Null without an appointment. */
    starts: visit?.day && visit.time ? { day: visit.day, time: visit.time } : null,
    ...toMarks(visit, record.request),
    movedFrom: visit?.moved_from ?? null,
    /** The owner's newest wish that was not declined. */
    asked: askedTime(asked, first, visit),
    /** The last press; null before any. */
    lastChange: history.at(-1)?.id ?? null,
    /** What the owner was told about canceling; null without an appointment. */
    canceling: startsAt && freeUntil && lateFee !== null ? { startsAt, freeUntil, lateFee } : null,
  };
}

/** What a press leaves on a visit: its page and its row of the day show these alike. */
export function toMarks(visit: VisitRow | null, request: readonly BookingRow[]) {
  const open = visit ? openTerms(request, visit) : { words: '', amount: 0, fee: 0 };
  return {
    /** The owner said yes to this time. Without a yes the visit stands all the same. */
    hasAccepted: visit !== null && visit.accepted_at !== null,
    charged: visit?.charged ?? null,
    /** What to text for a yes; '' where nothing waits for it. */
    yesText: visit ? yesText(visit, open.words) : '',
    /** The price that it names; '' without one. */
    openPrice: open.words,
    /** USD of the price and travel fee that wait for it. */
    openAmount: open.amount,
    openFee: open.fee,
  };
}

/** Holds no free text before the answer. */
export function toOwnerVisit(
  record: VisitRecord,
  first: BookingRow,
  { linkSecrets: [secret = ''] }: LinkSettings,
) {
  const { request, visit } = record;
  const isExtended = requestZone(first) === 'extended';
  return {
    audience: 'owner' as const,
    ...toState(record, first),
    ...toRequestDetails(request, first),
    ...toCamel(ownersRecord.parse(record)),
    ...toCamel(ownersVisit.parse(visit ?? {})),
    pets: isAnswered(record)
      ? request.map(toPet)
      : toUnreadPets(request).map((pet) => ({ ...pet, name: safePetName(pet.name) })),
    /** An added visit may have one alone: no email, or no text message, reaches its owner. */
    hasEmail: Boolean(first.email),
    hasPhone: Boolean(first.phone),
    /** Empty until the visit is confirmed. */
    address:
      visit && isAgreed(visit.status)
        ? `${oneLine(first.address)}, ${oneLine(first.zip_code)}`
        : '',
    priceNote: visit ? priceNote(request, visit) : promises.estimate,
    feeNote: visit ? feeNote(request, visit) : '',
    /** Names no ZIP, which was typed; '' where none is expected. */
    travelWords: isExtended ? zipLabel('extended', first.zip_code) : '',
    /** The same in USD; 0 also where no amount may be named. */
    expectedFee: isExtended ? expectedFee(first.zip_code) : 0,
    /** True when the last change set the time, or was the yes to it; false when it left the time as it was. */
    isTimeNew:
      Boolean(visit?.time_set_at) &&
      [visit?.time_set_at, visit?.accepted_at].includes(visit?.changed_at),
    /** Ends return emails and takes that back; opens nothing. */
    unsubscribeToken: unsubscribeToken(secret, first.reference),
  };
}

/** After an answer, the details are the ones that were answered. */
export function toOperatorVisit(record: VisitRecord, first: BookingRow, links: LinkSettings) {
  const { visit, sent_again: newerRequest } = record;
  const state = toState(record, first);
  const [newest] = newerRequest?.request ?? [];
  return {
    audience: 'operator' as const,
    ...state,
    ...toFullDetails(record, first),
    ...toCamel(operatorsRecord.parse(record)),
    /** The last press that stands, which Undo names; null before any. */
    lastChange: visit?.last_change ?? state.lastChange,
    /** A sending after the answer. It has no effect until the operator uses it. */
    sentAgain: newerRequest && newest ? toFullDetails(newerRequest, newest) : null,
    /** The operator sends it from their own phone; null unless the visit is confirmed. */
    ownerLink: toOwnerLink({ ...record, reference: first.reference }, links),
    /** Null for a new customer. */
    lastTime: toLastTime(record.last_time),
    /** The customer’s other visits ahead, the next one first. */
    bookedAgain: record.booked_again.map((other) => toComingVisit(other, links)),
    owed: toOwed(record.owed, links),
    /** The oldest first. */
    history: toHistory(record),
  };
}

/** Only a confirmed visit has one: nobody gets a key for the owner of a request that may be spam. */
export function toOwnerLink(
  { reference, link_version: version, visit }: Opened & Pick<VisitRecord, 'link_version' | 'visit'>,
  { origin, linkSecrets: [secret] }: LinkSettings,
): string | null {
  if (visit?.status !== 'confirmed' || secret === undefined) return null;
  return visitLink(origin, secret, { audience: 'owner', reference, version });
}

export function toOperatorKey({ reference }: Opened, { linkSecrets: [secret = ''] }: LinkSettings) {
  return { reference, token: visitToken(secret, { audience: 'operator', reference }) };
}

export function toComingVisit(record: ComingVisitRecord, links: LinkSettings) {
  return { ...toOperatorKey(record, links), starts: start.parse(record), price: record.price };
}

export function toOwed(owed: readonly OwedRecord[], links: LinkSettings) {
  return owed.map((fee) => ({ ...toOperatorKey(fee, links), ...toCamel(owedRow.parse(fee)) }));
}

/** An earlier visit of the same mailbox or phone number. */
export function toLastTime(record: LastVisitRecord | null) {
  if (!record?.is_past) return null;
  const { request, visit } = record;
  const { status, day, time, minutes } = visit;
  if (!isAgreed(status) || day === null || time === null || minutes === null) return null;
  return {
    ...toCamel(lastVisit.parse(record)),
    status,
    day,
    time,
    minutes,
    owner: oneLine(request[0]?.parent_name ?? ''),
    pets: request.map(toPet).map(({ name, service, addOns }) => ({ name, service, addOns })),
    /** USD; 0 where one pet’s is open. */
    estimate: wholeEstimate(request),
    groomer: oneLine(visit.groomer),
    travelFee: visit.travel_fee,
    price: visit.price,
    credit: visit.credit,
    charged: visit.charged,
  };
}

/** The operator has seen the request, so its owner may read what was typed. */
export function isAnswered({ visit }: VisitRecord): boolean {
  return visit !== null && visit.answered_at !== null;
}
