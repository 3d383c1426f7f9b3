import { place } from '../paper/sheet.ts';
import type { Breed } from './breeds/breed.ts';
import { golden } from './breeds/golden.ts';
import { cutout } from './portrait.ts';

/** Large in the head, as at ten months. */
const puppy: Breed = {
  ...golden,
  head: (kit, papers) => place({ x: 0, y: -14, scale: 1.14 }, golden.head(kit, papers)),
};

/** The dog that the home page opens with; it looks at the headline. */
export const heroPet = cutout('src/content/photos/hero-pet', {
  breed: puppy,
  papers: {
    coat: '#dd9f58',
    light: '#f4d09a',
    ear: '#bd7c3c',
    mask: '#ecbf85',
    muzzle: '#f7dcb2',
    chest: '#f2cd98',
    tongue: 72,
    eyeSize: 45,
    shut: 0.01,
    droop: 14,
  },
  hue: 'rose',
  motif: 'ridge',
  yaw: 15,
  roll: -2,
  scale: 1.27,
  at: [660, 470],
  flip: true,
  wears: [{ kind: 'bandana', color: '#8a3557', dots: '#f4c095' }],
});
