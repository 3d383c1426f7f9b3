import { addOns as allAddOns } from '@shared/add-ons';
import { petSizes } from '@shared/pet-sizes';
import type { PetValues } from './booking-schema';

/** A pet's size, empty while it is open, and its add-ons, in the words that the form shows. */
export function choicesInWords({ size, addOns }: Pick<PetValues, 'size' | 'addOns'>) {
  return {
    size: petSizes.find(({ id }) => id === size)?.label ?? '',
    extras: allAddOns.filter(({ id }) => addOns.includes(id)).map(({ name }) => name),
  };
}
