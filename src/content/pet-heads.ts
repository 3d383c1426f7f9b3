import cat from './photos/pet-cat.webp?url';
import dog from './photos/pet-dog.webp?url';

export const petHeads = { dog, cat } as const;
