// One dog for each size, and a larger and larger cat.
const dogs = { small: 'dachshund', medium: 'corgi', large: 'golden', xlarge: 'dane' } as const;
const cats = { small: 1, medium: 1.2, large: 1.4, xlarge: 1.6 } as const;

/** The pet that stands for a size: what `PetSilhouette` draws. */
export function sizeSilhouette(size: keyof typeof dogs, isCat: boolean) {
  return isCat ? ({ pet: 'cat', scale: cats[size] } as const) : ({ pet: dogs[size] } as const);
}
