import { formatPhone, toDialableNumber } from '../business/phone.ts';
import { fiveDigits, requestZone } from '../business/service-zips.ts';
import type { Database } from '../database.types.ts';
import { looksLikeName, manyLines, oneLine } from '../http/safe-text.ts';
import { isWindowOver } from '../time/open-days.ts';
import { type Door, doorFields } from './request-words.ts';

export type BookingRow = Database['public']['Tables']['bookings']['Row'];

/** One sending of a request has its pets in order, none when the reference is unknown. */
export type RequestRecord = {
  readonly request: readonly BookingRow[];
  readonly request_version: number;
};

export type ReadOnly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: ReadOnly<Value[Key]> }
  : Value;

export type VisitPet = ReadOnly<ReturnType<typeof toPet>>;

type PetTraits = Omit<VisitPet, 'name' | 'size' | 'service' | 'addOns'>;

/** Adds what only the operator sees before the answer. */
export type FullDetails = ReadOnly<ReturnType<typeof toFullDetails>>;

export type Rebooking = ReadOnly<ReturnType<typeof toRebooking>> & {
  /** The day that we declined as fully booked. */
  readonly fullDay?: string;
};

export function toPet(row: BookingRow) {
  return {
    name: oneLine(row.pet_name),
    type: row.pet_type,
    breed: row.breed && oneLine(row.breed),
    weight: row.weight && oneLine(row.weight),
    size: row.pet_size,
    service: row.service,
    addOns: row.add_ons ?? [],
  };
}

/** What a pet has beside name, size and services. */
export function petTraits({ type, breed, weight }: PetTraits): string[] {
  const traits: Record<keyof PetTraits, string | null> = { type, breed, weight };
  return Object.values(traits).flatMap((trait) => trait || []);
}

/** Nobody has read these pets yet, so free text is left out. A name that does not look like one is ''. */
export function toUnreadPets(request: readonly BookingRow[]): VisitPet[] {
  const looksLikeSpam = isMarked(request);
  // No spread: a new field must be named here, so that it is decided whether strangers can type in it.
  return request.map(toPet).map(({ name, type, size, service, addOns }) => ({
    name: !looksLikeSpam && looksLikeName(name) ? name : '',
    type,
    breed: null,
    weight: null,
    size,
    service,
    addOns,
  }));
}

export function toRequestDetails(request: readonly BookingRow[], first: BookingRow) {
  return {
    preferred: {
      day: first.preferred_date,
      window: first.preferred_time,
      repeatWeeks: first.repeat_weeks,
    },
    /** ISO 8601 in UTC. */
    sentAt: new Date(first.created_at).toISOString(),
    pets: request.map(toPet),
    /** USD; 0 where one pet’s is open. */
    estimate: wholeEstimate(request),
  };
}

export function toPlace(row: BookingRow) {
  return {
    address: oneLine(row.address),
    zipCode: oneLine(row.zip_code),
    zone: requestZone(row),
    door: toDoor(row),
  };
}

export function toDoor(row: BookingRow): Door {
  return { gateCode: oneLine(row.gate_code ?? '') };
}

/** Labels at the door, shorter than the form's questions. */
const atTheDoor: Readonly<Record<keyof Door, string>> = { gateCode: 'Gate or entry' };

export function doorFacts(door: Door) {
  return doorFields.map(({ name, label }) => ({
    label,
    atTheDoor: atTheDoor[name],
    text: door[name],
  }));
}

export function filledIn(door: Door) {
  return doorFacts(door).filter(({ text }) => text !== '');
}

function toOwner(row: BookingRow) {
  return {
    name: oneLine(row.parent_name),
    phone: oneLine(row.phone ?? ''),
    email: oneLine(row.email ?? ''),
  };
}

export function toFullDetails({ request, request_version }: RequestRecord, first: BookingRow) {
  return {
    ...toRequestDetails(request, first),
    /** Counts the sendings from 1. A change names the version it was made on. */
    requestVersion: request_version,
    owner: toOwner(first),
    ...toPlace(first),
    notes: joinNotes(request),
    wasOver: wasWindowOver(first),
    /** True of a request that the operator typed in, agreed by phone or at the door. */
    isAdded: first.source === 'operator',
    reviewReasons: [...new Set(request.flatMap((row) => row.review_reasons))],
  };
}

export function toRebooking(
  request: readonly BookingRow[],
  first: BookingRow,
  travelFee: number | null = null,
) {
  return {
    ...toOwner(first),
    address: oneLine(first.address),
    zipCode: oneLine(first.zip_code),
    repeatWeeks: first.repeat_weeks,
    pets: request.map(toPet),
    /** USD; null unless the visit took place. */
    travelFee,
  };
}

/** Nobody has read what was typed, so only what looks like a name, a phone number or a ZIP is kept. */
export function toUnreadRebooking(request: readonly BookingRow[], first: BookingRow): Rebooking {
  const { name, phone, email, zipCode, repeatWeeks } = toRebooking(request, first);
  const looksLikeSpam = isMarked(request);
  return {
    name: !looksLikeSpam && looksLikeName(name) ? name : '',
    phone: looksLikeSpam ? '' : formatPhone(toDialableNumber(phone) ?? ''),
    email,
    address: '',
    zipCode: fiveDigits(zipCode) ?? '',
    repeatWeeks,
    pets: toUnreadPets(request),
    travelFee: null,
  };
}

/** USD */
export function sumEstimates(rows: readonly BookingRow[]): number {
  return rows.reduce((sum, row) => sum + (row.estimated_price ?? 0), 0);
}

/** USD; 0 where one pet’s estimate is open, because the others’ are no total. */
export const wholeEstimate = (rows: readonly BookingRow[]) =>
  rows.every((row) => row.estimated_price) ? sumEstimates(rows) : 0;

/** Whether the requested window had ended when the request arrived, as with a wrong clock. */
export function wasWindowOver(row: BookingRow): boolean {
  return isWindowOver(row.preferred_date, row.preferred_time, new Date(row.created_at));
}

/** The form stores the same notes with each pet. */
export function joinNotes(rows: readonly BookingRow[]): string {
  const notes = rows.map((row) => manyLines(row.additional_notes ?? ''));
  return [...new Set(notes)].filter(Boolean).join('\n\n');
}

function isMarked(request: readonly BookingRow[]): boolean {
  return request.some((row) => row.review_reasons.length > 0);
}
