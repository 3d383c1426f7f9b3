import type { OutlinedPet } from './pet-silhouette';

// One dog for each size, and larger and larger cats.
const dogs = new Map<string | null, OutlinedPet>([
  ['small', 'dachshund'],
  ['medium', 'corgi'],
  ['large', 'golden'],
  ['xlarge', 'dane'],
]);
const catScales = new Map<string | null, number>([
  ['small', 1],
  ['medium', 1.2],
  ['large', 1.4],
  ['xlarge', 1.6],
]);

export function sizeSilhouette(size: string | null, isCat: boolean) {
  return isCat
    ? { pet: 'cat' as const, scale: catScales.get(size) ?? 1.2 }
    : { pet: dogs.get(size) ?? 'corgi' };
}
