import { joinFilled, joinNames, usd } from '../../../_shared/business/format.ts';
import { repeatWish, weekBefore } from '../../../_shared/business/repeat-visits.ts';
import { expectedFee, sumWithFee } from '../../../_shared/business/zone-fact.ts';
import { clip, looksLikeName, oneLine } from '../../../_shared/http/safe-text.ts';
import {
  type BookingRow,
  filledIn,
  joinNotes,
  petTraits,
  toDoor,
  toPet,
  wholeEstimate,
} from '../../../_shared/visits/request-details.ts';
import { addOnName, sizeName } from '../../../_shared/visits/request-words.ts';
import type { Fact } from '../email-content.ts';
import type { Pets } from './request-rows.ts';

/** Clips each name, so four of them fit into a subject. */
export function shortPetNames(pets: readonly BookingRow[]): string {
  return joinNames(pets.map(shortName));
}

/** `Biscuit and Mo are due again 6 weeks after this visit. We’ll email you a week before.` */
export function dueAgain(pets: readonly BookingRow[], weeks: number): string {
  return `${shortPetNames(pets)} ${pets.length === 1 ? 'is' : 'are'} due again ${repeatWish(weeks)}. ${weekBefore}`;
}

export function shortName({ pet_name: name }: BookingRow): string {
  return clip(oneLine(name), 30);
}

/** An email to an unconfirmed address holds no words that a stranger may have typed. */
export function safePetNames(pets: readonly BookingRow[]): string {
  const names = pets.map(({ pet_name: name }) => oneLine(name));
  if (names.every(looksLikeName)) return joinNames(names);
  return pets.length === 1 ? 'your pet' : 'your pets';
}

export function services(pets: readonly BookingRow[]): string {
  return [...new Set(pets.map(({ service }) => service))].join(' + ');
}

export function petFacts(pets: readonly BookingRow[]): Fact[] {
  return pets.map((pet, index) => ({
    label: petLabel(pets, index),
    text: `${oneLine(pet.pet_name)}: ${petServices(pet)}`,
    detail: joinFilled([
      ...petTraits(toPet(pet)),
      pet.pet_size && sizeName(pet.pet_size),
      pet.estimated_price && `about ${usd(pet.estimated_price)}`,
    ]),
  }));
}

export function petLabel(pets: readonly BookingRow[], index: number): string {
  return pets.length > 1 ? `Pet ${index + 1}` : 'Pet';
}

export function petServices({ service, add_ons: extras }: BookingRow): string {
  return [service, ...(extras ?? []).map(addOnName)].join(' + ');
}

/** As the form named it, with the travel fee; '' where one pet’s price is open. */
export function shownEstimate(pets: Pets): string {
  const sum = wholeEstimate(pets);
  return sum > 0 ? sumWithFee(sum, expectedFee(pets[0].zip_code)) : '';
}

export function noteFacts(pets: readonly BookingRow[], label: string): Fact[] {
  const detail = joinNotes(pets);
  return detail ? [{ label, text: '', detail }] : [];
}

/** How to get in, which the operator alone reads. */
export function entryFacts(row: BookingRow): Fact[] {
  return filledIn(toDoor(row));
}

export function formatAddress({ address, zip_code: zip }: BookingRow): string {
  return `${oneLine(address)}, ${oneLine(zip)}`;
}
