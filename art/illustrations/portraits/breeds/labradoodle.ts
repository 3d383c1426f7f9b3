import { deeper, lighter } from '../../paper/mix.ts';
import { bibSpots, bustSpots, coatBust, rowedBib } from '../bodies.ts';
import { curl, lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Breed } from './breed.ts';

const ear = '142 -176 212 -178 278 -96 304 40 282 160 230 190 190 120 174 -20';

const figure = { neck: 190, shoulder: 300, base: 330 } as const;

/** The doodle whose curls are left long after the groom, or clipped to velvet. */
function doodle(isClipped: boolean): Breed {
  const long = isClipped ? 0.46 : 1;
  return {
  neck: { x: 6, y: 70, half: 218, sag: 50, body: bustSpots(figure) },
  bust: (kit, { coat, light }) =>
    coatBust(kit, {
      figure,
      outer: {
        fill: deeper(coat, 0.14),
        edge: curl(78 * long),
        worn: lock(70, 44, 0.8, 1.1),
        grown: 18,
      },
      rows: { edge: curl(92 * long), fills: [coat, lighter(coat, isClipped ? 0.03 : 0.12)] },
    }) +
    rowedBib(
      kit,
      bibSpots(166, 380),
      { fill: light, edge: curl(64 * long), seed: 3 },
      curl(70 * long),
      [light, lighter(light, isClipped ? 0.08 : 0.3)],
      [90, 170, 250, 330],
    ),
  head: (kit, { coat, light, ear: shade, muzzle = light, nose: leather }) =>
    [
      kit.far(ear, { fill: deeper(shade, 0.16), edge: curl(66 * long),
        worn: lock(56, 38, 0.8, 1.2), lift: 3, seed: 4, z: -30 }),
      kit.mid('0 -226 104 -208 182 -128 206 -10 186 104 116 186 0 216', {
        fill: coat,
        edge: curl(84 * long),
        lift: 3,
        seed: 2,
        worn: lock(64, 48, 0.9, 0.8),
        grown: 16,
      }),
      kit.mid('0 -70 96 -96 164 -30 160 70 108 150 0 190', {
        fill: lighter(coat, 0.16),
        edge: curl(60 * long),
        seed: 3,
        z: 40,
        worn: lock(54, 46, 1, 0.9),
      }),
      kit.mid('0 96 78 104 92 150 60 196 0 212', {
        fill: deeper(muzzle, 0.12),
        edge: curl(44 * long),
        seed: 6,
        z: 120,
        worn: lock(44, 54, 1, 1),
      }),
      kit.mid('0 -8 62 4 118 58 116 122 66 156 0 146', {
        fill: muzzle,
        edge: curl(50 * long),
        lift: 2,
        seed: 8,
        z: 150,
        worn: lock(48, 52, 1, 0.9),
        grown: 10,
      }),
      dogEyes(kit, { apart: 88, y: -40, size: 40, lid: lighter(coat, 0.16) }),
      nose(kit, 42, 50, 178, leather),
      mouth(kit, { y: 74, half: 54, drop: 22 }),
      kit.mid('0 -258 104 -246 182 -186 194 -118 150 -98 96 -134 44 -146 0 -136', {
        fill: light,
        edge: curl(72 * long),
        lift: 2,
        seed: 2,
        z: 40,
        worn: lock(60, 28, 0.9, 0.7),
        grown: -22,
      }),
      isClipped
        ? ''
        : kit.mid('0 -258 84 -248 132 -206 96 -172 0 -178', {
            fill: lighter(light, 0.3),
            edge: curl(62),
            seed: 9,
            z: 44,
            worn: lock(60, 34, 1, 1),
          }),
      kit.near(ear, {
        fill: shade,
        edge: curl(72 * long),
        lift: 3,
        seed: 3,
        z: 20,
        worn: lock(60, 40, 0.8, 1.2),
        grown: 0,
      }),
      kit.near('154 -168 210 -170 264 -92 284 20 256 84 210 40 180 -60', {
        fill: lighter(shade, 0.14),
        edge: curl(58 * long),
        seed: 5,
        z: 20,
        worn: lock(58, 50, 1, 0.9),
      }),
    ].join(''),
  };
}

/** Labradoodle: a teddy bear of curls, a broad soft muzzle, ears that hang to the chin. */
export const labradoodle = doodle(false);

/** The same, clipped to velvet. */
export const clippedLabradoodle = doodle(true);
