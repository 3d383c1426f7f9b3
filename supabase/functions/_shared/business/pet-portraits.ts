import { findPetSize } from './prices.ts';

type Portraits = readonly (readonly [name: string, words: readonly string[]])[];

/** The first one with a word of the typed breed is taken: a Goldendoodle is no Golden Retriever. */
export const portraits: Readonly<Record<'dog' | 'cat', Portraits>> = {
  dog: [
    ['doodle', ['doodle', 'cockapoo', 'cavapoo', 'maltipoo']],
    ['poodle', ['poodle']],
    ['schnauzer', ['schnauzer']],
    ['golden-retriever', ['golden']],
    ['husky', ['husky', 'malamute']],
    ['corgi', ['corgi']],
    ['shih-tzu', ['shih tzu', 'shih-tzu', 'shitzu', 'lhasa']],
    ['bichon', ['bichon']],
    ['beagle', ['beagle']],
    ['cocker', ['cocker']],
    ['bernese', ['bernese', 'berner']],
    ['pomeranian', ['pomeranian']],
    ['norfolk-terrier', ['norfolk', 'norwich']],
    ['pyrenees', ['pyrenees']],
  ],
  cat: [
    ['maine-coon', ['maine coon']],
    ['himalayan', ['himalayan']],
    ['persian', ['persian']],
    ['ragdoll', ['ragdoll']],
    ['tabby', ['tabby']],
  ],
};

type TypedPet = {
  readonly type: string;
  readonly breed: string | null;
  readonly size: string | null;
};

/** Name of a file of `public/email/pets`; `undefined` for a breed that nobody drew. */
export function breedPortrait({ type, breed }: Omit<TypedPet, 'size'>): string | undefined {
  const typed = breed?.toLowerCase() ?? '';
  const drawn = portraits[type === 'cat' ? 'cat' : 'dog'];
  return drawn.find(([, words]) => words.some((word) => typed.includes(word)))?.[0];
}

/** Always a file's name, and it holds no letter that was typed, so an email may load it. */
export function petPicture(pet: TypedPet): string {
  const silhouette = pet.type === 'cat' ? 'cat' : `${findPetSize(pet.size)?.id ?? 'medium'}-dog`;
  return breedPortrait(pet) ?? silhouette;
}
