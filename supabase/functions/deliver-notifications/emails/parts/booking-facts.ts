import { joinNames, usd } from '../../../_shared/business/format.ts';
import { clip, looksLikeName, oneLine } from '../../../_shared/http/safe-text.ts';
import { type BookingRow, joinNotes } from '../../../_shared/visits/request-details.ts';
import { addOnName, entryLabel, sizeName } from '../../../_shared/visits/request-words.ts';
import type { Fact } from '../email-content.ts';

/** Clips each name, so four of them fit into a subject. */
export function petNames(pets: readonly BookingRow[]): string {
  return joinNames(pets.map(shortName));
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
    detail: traits([pet.pet_type, pet.breed, pet.weight, formatSize(pet), formatPrice(pet)]),
  }));
}

export function petLabel(pets: readonly BookingRow[], index: number): string {
  return pets.length > 1 ? `Pet ${index + 1}` : 'Pet';
}

export function petServices({ service, add_ons: extras }: BookingRow): string {
  return [service, ...(extras ?? []).map(addOnName)].join(' + ');
}

function formatSize({ pet_size: size }: BookingRow): string {
  return size === null ? '' : sizeName(size);
}

function formatPrice({ estimated_price: price }: BookingRow): string {
  return price ? `about ${usd(price)}` : '';
}

function traits(all: readonly (string | null)[]): string {
  return all
    .map((trait) => oneLine(trait ?? ''))
    .filter(Boolean)
    .join(', ');
}

export function noteFacts(pets: readonly BookingRow[], label: string): Fact[] {
  const detail = joinNotes(pets);
  return detail ? [{ label, text: '', detail }] : [];
}

/** The operator alone reads it. */
export function entryFacts({ gate_code: code }: BookingRow): Fact[] {
  return code ? [{ label: entryLabel, text: oneLine(code) }] : [];
}

export function formatAddress({ address, zip_code: zip }: BookingRow): string {
  return `${oneLine(address)}, ${oneLine(zip)}`;
}
