import { lighter } from '../paper/mix.ts';
import { place } from '../paper/sheet.ts';
import type { Breed } from './breeds/breed.ts';
import { golden } from './breeds/golden.ts';
import { lock } from './edge.ts';
import type { Kit } from './kit.ts';
import { cutout } from './portrait.ts';

/** A puppy's soft crown, over the roots of both ears, with a forelock. */
const crown = (kit: Kit, coat: string) =>
  kit.mid('0 -206 96 -194 168 -136 190 -92 158 -96 112 -118 58 -128 0 -122', {
    fill: coat,
    edge: lock(58, 14, 0.35, 0.7),
    lift: 2,
    seed: 2,
  }) +
  kit.mid('0 -216 36 -212 64 -188 58 -152 32 -128 0 -118', {
    fill: lighter(coat, 0.14),
    edge: lock(44, 34, 0.4, 0.9),
    z: 70,
    seed: 4,
  });

/** Large in the head, as at ten months. */
const puppy: Breed = {
  ...golden,
  head: (kit, papers) =>
    place({ x: 0, y: -14, scale: 1.14 }, golden.head(kit, papers) + crown(kit, papers.coat)),
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
    eyesAt: [86, -42],
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
