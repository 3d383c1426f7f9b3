import { deeper, lighter, mix } from '../../paper/mix.ts';
import { bibSpots, breast, bustSpots, coatBust, rowedBib } from '../bodies.ts';
import { curl, lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Breed } from './breed.ts';

const ear = '124 -140 188 -146 252 -66 280 70 266 210 204 246 156 170 140 20';

/** Unkempt, the topknot falls to the near side and over the brow. */
const fallen =
  '-70 -270 40 -320 150 -292 222 -220 224 -140 176 -104 132 -98 84 -112 40 -134 -30 -150';

const figure = { neck: 156, shoulder: 280, base: 310 } as const;

/** Poodle: a round topknot over a long shaved face, deep ears, a body clipped to velvet. */
export const poodle: Breed = {
  neck: { x: 4, y: 60, half: 172, sag: 54, body: bustSpots(figure) },
  bust: (kit, { coat, light }) =>
    coatBust(kit, {
      figure,
      outer: { fill: deeper(coat, 0.1), edge: curl(56), worn: lock(66, 50, 0.8, 0.9), grown: 26 },
      rows: {
        edge: curl(76),
        worn: lock(82, 60, 0.8),
        fills: [lighter(coat, 0.05), lighter(coat, 0.14)],
        pace: 100,
      },
    }) +
    (kit.isBefore
      ? breast(kit, {
          half: 158,
          long: 420,
          fill: light,
          under: mix(coat, light, 0.5),
          over: mix(light, '#f0eef6', 0.16),
          worn: lock(72, 60, 0.8, 1.1),
        })
      : rowedBib(
          kit,
          bibSpots(142, 340),
          { fill: light, edge: curl(56), seed: 3 },
          curl(62),
          [light, lighter(light, 0.12)],
          [96, 170, 244, 318],
        )),
  head: (kit, { coat, light, ear: shade, muzzle = lighter(coat, 0.16), nose: leather }) =>
    [
      kit.far(ear, {
        fill: deeper(shade, 0.25),
        edge: curl(60),
        lift: 3,
        seed: 4,
        z: -20,
        worn: lock(38, 40, 0.9, 1.3),
      }),
      // The far side of the neck, between the ears.
      kit.mid('0 40 110 20 136 120 110 230 0 250', { fill: deeper(coat, 0.12), z: -30 }),
      kit.mid('0 -160 92 -150 136 -90 134 -10 100 80 56 140 0 156', {
        fill: coat,
        lift: 3,
        worn: lock(40, 24, 0.9, 0.9),
        grown: 6,
      }),
      kit.mid('0 126 46 128 56 158 36 190 0 198', {
        fill: deeper(muzzle, 0.16),
        z: 124,
        worn: lock(36, 26, 0.9, 1.2),
      }),
      kit.mid('0 -100 34 -88 46 -20 72 56 86 104 68 146 30 164 0 164', {
        fill: lighter(muzzle, 0.16),
        lift: 2,
        z: 138,
        worn: lock(36, 16, 0.7, 1),
        grown: 4,
      }),
      dogEyes(kit, { apart: 77, y: -36, size: 37, z: 118, lid: lighter(coat, 0.06) }),
      nose(kit, 58, 44, 156, leather),
      mouth(kit, { y: 88, half: 44, drop: 20, z: 152, color: deeper(coat, 0.7) }),
      kit.mid('0 -366 104 -356 190 -292 210 -196 170 -124 92 -104 0 -110', {
        fill: light,
        edge: curl(74),
        lift: 3,
        seed: 2,
        z: 24,
        worn: lock(58, 34, 0.8, 0.7),
        grown: -8,
      }),
      kit.mid('0 -362 84 -350 148 -296 150 -226 92 -180 0 -184', {
        fill: mix(light, '#f0eef6', 0.12),
        edge: curl(64),
        seed: 5,
        z: 34,
        worn: lock(56, 34, 0.8, 0.8),
        grown: -6,
      }),
      kit.mid('0 -352 58 -340 90 -304 64 -268 0 -270', {
        fill: mix(light, '#f0eef6', 0.22),
        edge: curl(52),
        seed: 7,
        z: 40,
        worn: lock(52, 32, 0.8, 0.8),
        grown: -4,
      }),
      kit.isBefore
        ? kit.near(fallen, {
            fill: mix(light, '#f0eef6', 0.06),
            worn: lock(56, 48, 0.9, 1.1),
            grown: 0,
            lift: 2,
            z: 46,
            seed: 3,
          })
        : '',
      kit.near(ear, {
        fill: shade,
        edge: curl(64),
        lift: 3,
        seed: 3,
        z: 14,
        worn: lock(38, 40, 0.9, 1.3),
        grown: 0,
      }),
      kit.near('134 -130 186 -132 236 -60 254 40 222 120 178 60 154 -30', {
        fill: lighter(shade, kit.isBefore ? 0.06 : 0.12),
        edge: curl(54),
        seed: 6,
        z: 14,
        worn: lock(38, 40, 1, 1.2),
      }),
    ].join(''),
};
