import type { BookingValues, PetValues } from './booking-schema';
import { formatDay, isDay } from './denver-time';
import { choicesInWords } from './pet-choices';

/** A whole request as a text message, for the visitor who sends it by phone after a failure. */
export function requestText(values: BookingValues, reference: string): string {
  return [
    `Booking request ${reference}`,
    ...values.pets.map(petText),
    [isDay(values.preferredDate) && formatDay(values.preferredDate), values.preferredTime],
    [values.address, values.zipCode],
    [values.name, values.phone, values.email],
    values.notes,
  ]
    .map((part) => [part].flat().filter(Boolean).join(', '))
    .filter(Boolean)
    .join('\n');
}

function petText(pet: PetValues): string[] {
  const { size, extras } = choicesInWords(pet);
  return [pet.petName, pet.petType, pet.breed, pet.weight, size, pet.service, ...extras];
}
