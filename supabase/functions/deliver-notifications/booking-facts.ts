import type { BookingRow } from './job.ts';
import type { Fact } from './letter.ts';
import { addOnName, listed, sizeName, usd } from '../_shared/request-words.ts';
import { clip, manyLines, oneLine } from './safe-text.ts';

/** `Biscuit and Mo`; each name short enough for four of them in a subject. */
export function petNames(pets: readonly BookingRow[]): string {
  return listed(pets.map(({ pet_name: name }) => clip(oneLine(name), 30)));
}

/** Each service once, in the order of the pets. */
export function services(pets: readonly BookingRow[]): string {
  return [...new Set(pets.map(({ service }) => service))].join(' + ');
}

/** A line for each pet: what is to be done, and who it is. */
export function petFacts(pets: readonly BookingRow[]): Fact[] {
  return pets.map((pet, index) => {
    const extras = (pet.add_ons ?? []).map(addOnName);
    return {
      label: pets.length > 1 ? `Pet ${index + 1}` : 'Pet',
      text: `${oneLine(pet.pet_name)}: ${[pet.service, ...extras].join(' + ')}`,
      detail: traits(pet),
    };
  });
}

function traits(pet: BookingRow): string {
  const size = pet.pet_size === null ? '' : sizeName(pet.pet_size);
  const price = pet.estimated_price ? `about ${usd(pet.estimated_price)}` : '';
  const all = [pet.pet_type, pet.breed ?? '', pet.weight ?? '', size, price];
  return all.map(oneLine).filter(Boolean).join(', ');
}

/** The sum of the estimates that the form showed, in US dollars; 0 without any. */
export function estimate(pets: readonly BookingRow[]): number {
  return pets.reduce((sum, pet) => sum + (pet.estimated_price ?? 0), 0);
}

/** What the owner wrote, if anything; the form puts the same notes on each pet. */
export function noteFacts(pets: readonly BookingRow[], label: string): Fact[] {
  const written = pets.map((pet) => manyLines(pet.additional_notes ?? ''));
  const detail = [...new Set(written)].filter(Boolean).join('\n\n');
  return detail ? [{ label, text: '', detail }] : [];
}

/** Street and ZIP on one line. */
export function place({ address, zip_code: zip }: BookingRow): string {
  return `${oneLine(address)}, ${oneLine(zip)}`;
}
