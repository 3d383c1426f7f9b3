import { manyLines, oneLine, safePetName } from '../http/safe-text.ts';
import type { DayBlock } from './day-blocks.ts';
import { toHistory } from './history.ts';
import type { VisitKey } from './reference.ts';
import {
  type BookingRow,
  type VisitPet,
  sumEstimates,
  toFullDetails,
  toPet,
  toRequestDetails,
  toUnreadPets,
} from './request-details.ts';
import { stopToken, visitLink, visitToken } from './visit-link.ts';
import { toState } from './visit-parts.ts';
import type {
  BlockRecord,
  ComingVisitRecord,
  LastVisitRecord,
  OwedRecord,
  VisitRecord,
} from './visit-record.ts';
import { isAgreed } from './visit-status.ts';

export type LinkSettings = { readonly origin: string; readonly linkSecrets: readonly string[] };

type LinkedVisit = {
  readonly reference: string;
  readonly link_version: number;
  readonly visit: VisitRecord['visit'];
};

export function toVisit(record: VisitRecord, audience: VisitKey['audience'], links: LinkSettings) {
  const [first] = record.request;
  if (!first) return undefined;
  return audience === 'owner'
    ? toOwnerVisit(record, first, links)
    : toOperatorVisit(record, first, links);
}

/** Before an answer it holds no free text. */
export function toOwnerVisit(
  record: VisitRecord,
  first: BookingRow,
  { linkSecrets: [secret = ''] }: LinkSettings,
) {
  const { request, visit, declined_wish: declined } = record;
  return {
    audience: 'owner' as const,
    ...toState(record, first),
    ...toRequestDetails(request, first),
    pets: isAnswered(record) ? request.map(toPet) : toUnreadPets(request).map(withName),
    /** Empty until the visit is confirmed. */
    address:
      visit && isAgreed(visit.status)
        ? `${oneLine(first.address)}, ${oneLine(first.zip_code)}`
        : '',
    /** The last change set the time; false after one that left it as it was. */
    isTimeNew: Boolean(visit?.time_set_at) && visit?.time_set_at === visit?.changed_at,
    /** Null where this time was not moved. */
    movedFrom: visit?.moved_from ?? null,
    /** Canceling now costs the fee. Never true when we set the time too late ourselves. */
    isLate: visit?.is_late ?? false,
    /** A reminder is still to be sent. */
    hasReminder: visit?.has_reminder ?? false,
    /** The last wish the operator declined; null once the visit has changed. */
    declinedWish: declined && { day: declined.day, window: declined.window },
    askRefusal: record.ask_refusal,
    /** Null when no repeat was asked for, and until the visit is done. */
    returnEmail: record.return_email,
    /** Ends return emails and takes that back; opens nothing. */
    stopToken: stopToken(secret, first.reference),
  };
}

/** After an answer, the details are the ones that were answered. */
export function toOperatorVisit(record: VisitRecord, first: BookingRow, links: LinkSettings) {
  const { sent_again: newerRequest, booked, booked_days: bookedDays, blocks } = record;
  const [newest] = newerRequest?.request ?? [];
  return {
    audience: 'operator' as const,
    ...toState(record, first),
    ...toFullDetails(record, first),
    /** The last press that stands, which Undo names; null before any. */
    lastChange: record.visit?.last_change ?? record.history.at(-1)?.id ?? null,
    /** Sent after the answer; counts only once the operator uses it. */
    sentAgain: newerRequest && newest ? toFullDetails(newerRequest, newest) : null,
    mailProblem: record.mail_problem,
    /** To be sent from the operator's own phone; null unless the visit is confirmed. */
    ownerLink: toOwnerLink({ ...record, reference: first.reference }, links),
    /** For the operator alone. */
    privateLine: manyLines(record.private_line),
    /** Null for who is new. */
    lastTime: toLastTime(record.last_time),
    /** Their next one, once this one has begun. */
    bookedAgain: toComingVisit(record.booked_again, links),
    owed: toOwed(record.owed, links),
    /** Nobody is told; the status stays `requested`. */
    isSpam: record.is_spam,
    /** What became of the email about the operator's last change; null when there is none. */
    answerEmail: record.answer_email,
    /** The oldest first. */
    history: toHistory(record),
    /** The last answer can be undone until then (ISO 8601 in UTC); null when it cannot. */
    undoUntil: record.undo_until,
    booked: booked.map(({ day, time, minutes, zip_code: zipCode, pets }) => ({
      day,
      time,
      minutes,
      zipCode,
      pets: pets.map(oneLine),
    })),
    /** Three days before to nine days after the wished day, else the visit's, else the requested one. */
    bookedDays: { first: bookedDays.first, last: bookedDays.last },
    /** Those that touch these days. */
    blocks: toBlocks(blocks),
  };
}

/** Only for what the operator has confirmed: nobody gets a key for the owner of a request that may be spam. */
export function toOwnerLink(
  { reference, link_version: version, visit }: LinkedVisit,
  { origin, linkSecrets: [secret] }: LinkSettings,
): string | null {
  if (visit?.status !== 'confirmed' || secret === undefined) return null;
  return visitLink(origin, secret, { audience: 'owner', reference, version });
}

/** Opens a visit on the operator's page. */
export function toOperatorKey(
  { reference, link_version: version }: Pick<LinkedVisit, 'reference' | 'link_version'>,
  { linkSecrets: [secret = ''] }: Pick<LinkSettings, 'linkSecrets'>,
) {
  return { reference, token: visitToken(secret, { audience: 'operator', reference, version }) };
}

/** A customer's next visit. */
export function toComing(record: ComingVisitRecord, links: Pick<LinkSettings, 'linkSecrets'>) {
  const { day, time } = record;
  return { ...toOperatorKey(record, links), starts: { day, time } };
}

export function toComingVisit(
  record: ComingVisitRecord | null,
  links: Pick<LinkSettings, 'linkSecrets'>,
) {
  return record && toComing(record, links);
}

/** What a customer owes for a visit that was canceled late, or where nobody was home. */
export function toOwedFee(fee: OwedRecord, links: Pick<LinkSettings, 'linkSecrets'>) {
  return {
    ...toOperatorKey(fee, links),
    revision: fee.revision,
    requestVersion: fee.request_version,
    status: fee.status,
    day: fee.day,
    /** USD */
    fee: fee.fee,
    /** Not owed any more, and can still be undone. */
    isWaived: fee.is_waived,
    lastChange: fee.last_change,
    owner: oneLine(fee.owner),
    /** Mailbox and phone both match: anybody can type a phone number of somebody else. */
    isSure: fee.is_sure,
  };
}

export function toOwed(owed: readonly OwedRecord[], links: Pick<LinkSettings, 'linkSecrets'>) {
  return owed.map((fee) => toOwedFee(fee, links));
}

/** An earlier visit of the same mailbox or phone number. */
export function toLastTime(record: LastVisitRecord | null) {
  if (!record?.is_past) return null;
  const { request, visit } = record;
  const { status, day, minutes } = visit;
  if (!isAgreed(status) || day === null || minutes === null) return null;
  return {
    status,
    day,
    minutes,
    /** Whose visit it was, and by what it was found: anybody can type a phone number of somebody else. */
    owner: oneLine(request[0]?.parent_name ?? ''),
    foundBy: record.found_by,
    pets: request.map(toPet).map(({ name, service, addOns }) => ({ name, service, addOns })),
    /** USD; 0 when the form showed none. */
    estimate: sumEstimates(request),
    groomer: oneLine(visit.groomer),
    travelFee: visit.travel_fee,
    price: visit.price,
    charged: visit.charged,
    nextPrice: record.next_price,
    privateLine: manyLines(record.private_line),
    /** How often nobody was home, of this many visits. */
    missed: record.missed,
    visits: record.visits,
  };
}

/** The operator has seen the request, so its owner may read what was typed. */
export function isAnswered({ visit }: VisitRecord): boolean {
  return visit !== null && visit.answered_at !== null;
}

function withName(pet: VisitPet): VisitPet {
  return { ...pet, name: safePetName(pet.name) };
}

export function toBlocks(blocks: readonly BlockRecord[]): DayBlock[] {
  return blocks.map(
    ({ id, first, last, from, until, word, held_for: name, held_phone: phone }) => ({
      id,
      first,
      last,
      from,
      until,
      word: oneLine(word),
      hold: name === null ? null : { name: oneLine(name), phone: oneLine(phone ?? '') },
    }),
  );
}
