import { deeper, lighter } from '../../paper/mix.ts';
import { bibSpots, coatBust, rowedBib } from '../bodies.ts';
import { curl, lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Breed } from './breed.ts';

const ear = '128 -176 206 -178 274 -96 300 40 278 160 222 190 178 120 160 -20';

/** The doodle whose curls are left so long after the groom: 1 is an inch and a half. */
const doodle = (long: number): Breed => ({
  neck: { x: 6, y: 70, half: 218, sag: 50 },
  bust: (kit, { coat, light }) =>
    coatBust(kit, {
      figure: { neck: 190, shoulder: 300, base: 330 },
      outer: {
        fill: deeper(coat, 0.14),
        edge: curl(78 * long),
        worn: lock(76, 66, 0.9, 0.8),
        grown: 26,
      },
      rows: { edge: curl(92 * long), fills: [coat, lighter(coat, 0.12)] },
    }) +
    rowedBib(
      kit,
      bibSpots(166, 380),
      { fill: light, edge: curl(64 * long), seed: 3 },
      curl(70 * long),
      [light, lighter(light, 0.3)],
      [90, 170, 250, 330],
    ),
  head: (kit, { coat, light, ear: shade, muzzle = light, nose: leather }) =>
    [
      kit.far(ear, { fill: deeper(shade, 0.16), edge: curl(66 * long), lift: 3, seed: 4, z: -30 }),
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
      nose(kit, 42, 50, 225, leather),
      mouth(kit, { y: 74, half: 56, drop: 40 }),
      kit.mid('0 -254 104 -240 178 -180 184 -118 120 -96 0 -112', {
        fill: light,
        edge: curl(72 * long),
        lift: 2,
        seed: 2,
        z: 40,
        worn: lock(60, 32, 0.9, 0.9),
        grown: -20,
      }),
      kit.mid('0 -258 84 -248 132 -206 96 -172 0 -178', {
        fill: lighter(light, 0.3),
        edge: curl(62 * long),
        seed: 9,
        z: 44,
        worn: lock(60, 34, 1, 1),
      }),
      kit.isBefore
        ? kit.near('80 -212 170 -192 198 -90 184 -30 150 -80 98 -150', {
            fill: light,
            edge: lock(52, 34, 0.8, 0.9),
            worn: lock(52, 34, 0.8, 0.9),
            grown: 0,
            lift: 2,
            z: 70,
          })
        : '',
      kit.near(ear, {
        fill: shade,
        edge: curl(72 * long),
        lift: 3,
        seed: 3,
        z: 20,
        worn: lock(60, 40, 0.8, 1.2),
        grown: 0,
      }),
      kit.near('140 -168 204 -170 262 -92 280 20 250 84 200 40 168 -60', {
        fill: lighter(shade, 0.14),
        edge: curl(58 * long),
        seed: 5,
        z: 20,
        worn: lock(58, 50, 1, 0.9),
      }),
    ].join(''),
});

/** Labradoodle: a teddy bear of curls, a broad soft muzzle, ears that hang to the chin. */
export const labradoodle = doodle(1);

/** The same, clipped to velvet. */
export const clippedLabradoodle = doodle(0.46);
