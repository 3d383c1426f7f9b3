import type { Picture } from '../paper/sheet.ts';
import { happyPetPictures } from './happy-pets.ts';
import { heroPet } from './hero-pet.ts';
import { transformationPictures } from './transformations.ts';
import { winnerPictures } from './winners.ts';

/** Every pet's portrait. */
export const portraitPictures: readonly Picture[] = [
  ...transformationPictures,
  ...winnerPictures,
  ...happyPetPictures,
  heroPet,
];
