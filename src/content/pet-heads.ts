import cat from './photos/pet-cat.webp?url';
import dog from './photos/pet-dog.webp?url';

/** The two answers to "Dog or cat?", as addresses of pictures: small ones, of one width for all screens. */
export const petHeads = { dog, cat } as const;
