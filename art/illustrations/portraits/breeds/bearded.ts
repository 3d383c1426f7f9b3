import { deeper, lighter } from '../../paper/mix.ts';
import { bibSpots, bustSpots, coatBust } from '../bodies.ts';
import { lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Kit } from '../kit.ts';
import type { Breed, Papers } from './breed.ts';

const wiry = (
  kit: Kit,
  { coat, light, chest = light }: Papers,
  figure: { neck: number; shoulder: number; base: number },
) =>
  coatBust(kit, {
    figure,
    outer: { fill: deeper(coat, 0.12), edge: lock(44, 24, 0.7, 0.4) },
    rows: { edge: lock(62, 40, 0.7), fills: [coat, lighter(coat, 0.1)], pace: 92 },
  }) +
  kit.lay(bibSpots(figure.neck * 0.9, 320), {
    fill: chest,
    edge: lock(46, 40, 0.6, 0.9),
    lift: 1,
    seed: 4,
  });

const griffonFigure = { neck: 174, shoulder: 254, base: 280 } as const;

/** Brussels Griffon: a flat face, huge eyes, a fan of a beard under a mustache. */
export const griffon: Breed = {
  neck: { x: 8, y: 150, half: 196, sag: 96, body: bustSpots(griffonFigure) },
  bust: (kit, papers) => wiry(kit, papers, griffonFigure),
  head: (kit, { coat, light, ear: shade, muzzle = light, mask = coat, nose: leather }) =>
    [
      kit.mid('0 -246 92 -228 160 -152 186 -20 172 90 112 156 0 172', {
        fill: coat,
        edge: lock(50, 30, 0.6, 0.3),
        lift: 3,
        seed: 2,
      }),
      kit.mid('0 -262 50 -252 84 -212 66 -164 30 -130 0 -120', {
        fill: lighter(coat, 0.16),
        edge: lock(34, 30, 0.6, 0.5),
        z: 50,
        seed: 9,
      }),
      kit.mid('0 70 84 68 112 120 112 196 88 256 46 282 0 290', {
        fill: deeper(muzzle, 0.16),
        edge: lock(44, 44, 0.4, 0.9),
        lift: 2,
        z: 90,
        seed: 4,
      }),
      kit.mid('0 -58 40 -48 72 0 70 46 0 60', { fill: mask, z: 110 }),
      dogEyes(kit, { apart: 104, y: -40, size: 43, z: 110, lid: coat }),
      kit.pair('4 26 48 12 100 40 130 98 126 160 92 184 46 158 10 104', {
        fill: muzzle,
        edge: lock(40, 38, 0.4, 0.9),
        lift: 2,
        z: 120,
        seed: 6,
      }),
      kit.pair('4 36 40 34 80 58 96 98 66 122 10 102', {
        fill: lighter(muzzle, 0.25),
        edge: lock(34, 24, 0.4, 0.9),
        z: 140,
        seed: 3,
      }),
      nose(kit, 22, 46, 150, leather),
      mouth(kit, { y: 52, half: 44, drop: 20, z: 146 }),
      kit.pair('26 -108 60 -136 116 -140 150 -116 118 -102 66 -92', {
        fill: lighter(coat, 0.2),
        edge: lock(30, 18, 0.6, 0.3),
        z: 90,
        seed: 5,
      }),
      // The flap falls forward over the ear's root.
      kit.pair('88 -204 136 -246 202 -242 244 -200 250 -140 238 -80 228 -44 218 -32 204 -48 158 -112 112 -160', {
        fill: shade,
        lift: 2,
        z: 0,
        seed: 3,
      }),
    ].join(''),
};

/** A wiry terrier of no known breed: folded ears, brows and beard that stand as they like. */
export const terrier: Breed = {
  neck: { x: 6, y: 110, half: 184, sag: 46 },
  bust: (kit, papers) => wiry(kit, papers, { neck: 162, shoulder: 254, base: 282 }),
  head: (kit, { coat, light, ear: shade, muzzle = light, nose: leather }) => {
    const ear = '84 -190 136 -230 204 -216 242 -166 246 -104 236 -40 226 -6 216 4 200 -16 156 -84 110 -146';
    return [
      kit.far(ear, {
        fill: deeper(shade, 0.06),
        edge: lock(40, 5, 0.4, 0.9),
        lift: 3,
        z: -20,
        seed: 4,
      }),
      kit.mid('0 -206 92 -194 156 -126 172 -10 152 84 96 150 0 170', {
        fill: coat,
        edge: lock(40, 26, 0.8, 0.2),
        lift: 3,
        seed: 3,
      }),
      kit.mid('0 -214 50 -204 66 -164 40 -120 0 -110', {
        fill: lighter(coat, 0.14),
        edge: lock(34, 26, 0.7, 0.3),
        z: 50,
      }),
      kit.mid('0 92 62 96 90 140 66 196 0 214', {
        fill: deeper(muzzle, 0.14),
        edge: lock(38, 44, 0.6, 0.9),
        z: 120,
        seed: 5,
      }),
      kit.mid('0 -70 34 -58 56 0 100 44 116 96 88 142 36 152 0 150', {
        fill: muzzle,
        edge: lock(38, 26, 0.5, 0.9),
        lift: 2,
        z: 150,
        seed: 8,
      }),
      dogEyes(kit, { apart: 82, y: -38, size: 38, lid: coat }),
      nose(kit, 42, 50, 178, leather),
      mouth(kit, { y: 74, half: 52, drop: 20 }),
      kit.pair('24 -116 62 -146 124 -144 150 -118 104 -104 52 -96', {
        fill: light,
        edge: lock(28, 18, 0.2, 0.2),
        lift: 2,
        z: 110,
      }),
      kit.near(ear, { fill: shade, edge: lock(40, 5, 0.4, 0.9), lift: 3, z: 14, seed: 3 }),
      kit.near('112 -180 150 -204 198 -188 222 -144 226 -96 220 -44 208 -54 168 -100 136 -144', {
        fill: lighter(shade, 0.12),
        edge: lock(40, 5, 0.4, 0.9),
        z: 14,
        seed: 6,
      }),
    ].join('');
  },
};
