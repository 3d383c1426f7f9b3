import type { OutlinedPet } from './pet-silhouette';
import { type PetSize, findPetSize } from '@shared/business/pet-sizes';

const dogs: Readonly<Record<PetSize, OutlinedPet>> = {
  small: 'dachshund',
  medium: 'beagle',
  large: 'golden',
  xlarge: 'dane',
};
const catScales: Readonly<Record<PetSize, number>> = {
  small: 1,
  medium: 1.2,
  large: 1.4,
  xlarge: 1.6,
};

/** Until a size is chosen, a medium pet. */
export function sizeSilhouette(size: string | null, isCat: boolean) {
  const drawn = findPetSize(size)?.id ?? 'medium';
  return isCat ? { pet: 'cat' as const, scale: catScales[drawn] } : { pet: dogs[drawn] };
}
