import { manyLines, oneLine, safePetName } from '../../_shared/http/safe-text.ts';
import type { DayBlock } from '../../_shared/visits/day-blocks.ts';
import {
  type BookingRow,
  type VisitPet,
  sumEstimates,
  toFullDetails,
  toPet,
  toRequestDetails,
  toUnreadPets,
} from '../../_shared/visits/request-details.ts';
import { stopToken, visitLink, visitToken } from '../../_shared/visits/visit-link.ts';
import {
  type ComingVisit,
  type LastTime,
  type OperatorVisit,
  type OwedFee,
  type OwnerVisit,
  type Visit,
  type VisitKey,
  isAgreed,
} from '../../_shared/visits/visit-state.ts';
import { toHistory } from './history.ts';
import { toState } from './visit-parts.ts';
import type {
  BlockRecord,
  ComingVisitRecord,
  LastVisitRecord,
  OwedRecord,
  VisitRecord,
} from './visit-record.ts';

export type LinkSettings = { readonly origin: string; readonly linkSecrets: readonly string[] };

type LinkedVisit = {
  readonly reference: string;
  readonly link_version: number;
  readonly visit: VisitRecord['visit'];
};

export function toVisit(
  record: VisitRecord,
  audience: VisitKey['audience'],
  links: LinkSettings,
): Visit | undefined {
  const [first] = record.request;
  if (!first) return undefined;
  return audience === 'owner'
    ? toOwnerVisit(record, first, links)
    : toOperatorVisit(record, first, links);
}

function toOwnerVisit(
  record: VisitRecord,
  first: BookingRow,
  { linkSecrets: [secret = ''] }: LinkSettings,
): OwnerVisit {
  const { request, visit, declined_wish: declined } = record;
  return {
    audience: 'owner',
    ...toState(record, first),
    ...toRequestDetails(request, first),
    pets: isAnswered(record) ? request.map(toPet) : toUnreadPets(request).map(withName),
    address:
      visit && isAgreed(visit.status)
        ? `${oneLine(first.address)}, ${oneLine(first.zip_code)}`
        : '',
    isTimeNew: Boolean(visit?.time_set_at) && visit?.time_set_at === visit?.changed_at,
    movedFrom: visit?.moved_from ?? null,
    isLate: visit?.is_late ?? false,
    hasReminder: visit?.has_reminder ?? false,
    declinedWish: declined && { day: declined.day, window: declined.window },
    askRefusal: record.ask_refusal,
    returnEmail: record.return_email,
    stopToken: stopToken(secret, first.reference),
  };
}

function toOperatorVisit(
  record: VisitRecord,
  first: BookingRow,
  links: LinkSettings,
): OperatorVisit {
  const { sent_again: newerRequest, booked, booked_days: bookedDays, blocks } = record;
  const [newest] = newerRequest?.request ?? [];
  return {
    audience: 'operator',
    ...toState(record, first),
    ...toFullDetails(record, first),
    sentAgain: newerRequest && newest ? toFullDetails(newerRequest, newest) : null,
    mailProblem: record.mail_problem,
    ownerLink: toOwnerLink({ ...record, reference: first.reference }, links),
    privateLine: manyLines(record.private_line),
    lastTime: toLastTime(record.last_time),
    bookedAgain: toComingVisit(record.booked_again, links),
    owed: toOwed(record.owed, links),
    isSpam: record.is_spam,
    answerEmail: record.answer_email,
    history: toHistory(record),
    undoUntil: record.undo_until,
    booked: booked.map(({ day, time, minutes, zip_code: zipCode, pets }) => ({
      day,
      time,
      minutes,
      zipCode,
      pets: pets.map(oneLine),
    })),
    bookedDays: { first: bookedDays.first, last: bookedDays.last },
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

export function toComingVisit(
  record: ComingVisitRecord | null,
  links: Pick<LinkSettings, 'linkSecrets'>,
): ComingVisit | null {
  if (!record) return null;
  const { day, time } = record;
  return { ...toOperatorKey(record, links), starts: { day, time } };
}

export function toOwed(
  owed: readonly OwedRecord[],
  links: Pick<LinkSettings, 'linkSecrets'>,
): OwedFee[] {
  return owed.map((fee) => ({
    ...toOperatorKey(fee, links),
    revision: fee.revision,
    requestVersion: fee.request_version,
    status: fee.status,
    day: fee.day,
    fee: fee.fee,
    isWaived: fee.is_waived,
    lastChange: fee.last_change,
    owner: oneLine(fee.owner),
    isSure: fee.is_sure,
  }));
}

export function toLastTime(record: LastVisitRecord | null): LastTime | null {
  if (!record?.is_past) return null;
  const { request, visit } = record;
  const { status, day, minutes } = visit;
  if (!isAgreed(status) || day === null || minutes === null) return null;
  return {
    status,
    day,
    minutes,
    owner: oneLine(request[0]?.parent_name ?? ''),
    foundBy: record.found_by,
    pets: request.map(toPet).map(({ name, service, addOns }) => ({ name, service, addOns })),
    estimate: sumEstimates(request),
    groomer: oneLine(visit.groomer),
    travelFee: visit.travel_fee,
    price: visit.price,
    charged: visit.charged,
    nextPrice: record.next_price,
    privateLine: manyLines(record.private_line),
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
