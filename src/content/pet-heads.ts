import cat from './photos/pet-cat?picture';
import dog from './photos/pet-dog?picture';

export const petHeads = { dog, cat } as const;
