import { deeper, lighter, mix } from '../../paper/mix.ts';
import { breast, bustSpots, coatBust } from '../bodies.ts';
import { lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Breed } from './breed.ts';
import { foldedEar } from './folded-ear.ts';

/** Unkempt, a brow hangs over the outer corner; over the inner one it would be a frown. */
const brow = {
  before:
    '8 -126 32 -164 80 -190 130 -180 162 -140 166 -84 150 -34 134 -46 128 -98 104 -116 46 -120',
  after: '12 -112 32 -148 76 -174 122 -166 134 -142 112 -124 80 -112 44 -98',
} as const;

const figure = { neck: 184, shoulder: 292, base: 318 } as const;

const ear = foldedEar(-14);
const shortHair = { edge: lock(15, 4, 0.4, 0.9), worn: lock(18, 7, 0.9, 1.2), grown: 0 } as const;

/** Miniature Schnauzer: a brick of a head, folded ears, brows like awnings, a square beard. */
export const schnauzer: Breed = {
  neck: { x: 14, y: 70, half: 204, sag: 96, body: bustSpots(figure), hair: lock(44, 40, 0.4, 0.9) },
  bust: (kit, { coat, light, chest = light }) =>
    coatBust(kit, {
      figure,
      outer: {
        fill: deeper(coat, 0.16),
        edge: lock(60, 14, 0.3, 0.6),
        worn: lock(66, 40, 0.9, 0.8),
        grown: 18,
      },
      rows: {
        edge: lock(84, 26, 0.35),
        worn: lock(76, 56, 1),
        fills: [coat, lighter(coat, 0.07)],
        pace: 96,
      },
    }) +
    breast(kit, {
      half: 160,
      long: 440,
      fill: kit.isBefore ? deeper(chest, 0.1) : chest,
      under: mix(coat, chest, 0.5),
      edge: lock(58, 40, 0.3, 0.9),
      worn: lock(68, 58, 0.6, 1.5),
    }),
  head: (kit, { coat, light, ear: dark, muzzle = light, nose: leather }) => {
    const shade = mix(dark, coat, 0.25);
    return [
      kit.far(ear.flap, { fill: deeper(shade, 0.2), lift: 2, z: -6, ...shortHair }),
      kit.mid('0 -214 90 -206 150 -160 176 -40 178 80 130 152 0 166', {
        fill: coat,
        edge: lock(50, 7, 0.3, 0.4),
        lift: 3,
        seed: 2,
        worn: lock(50, 26, 0.9, 0.6),
        grown: 8,
      }),
      // Cheeks: the lighter furnishings that join the skull to the beard.
      kit.pair('92 10 140 -30 178 -6 184 70 156 132 110 156 76 110', {
        fill: mix(coat, muzzle, 0.42),
        z: 30,
        edge: lock(30, 15, 0.35, 0.9),
        seed: 5,
        worn: lock(48, 30, 0.8, 1.2),
        grown: 2,
      }),
      kit.mid('0 -228 46 -222 74 -196 60 -164 0 -152', {
        fill: lighter(coat, 0.14),
        edge: lock(32, 14, 0.5, 0.4),
        z: 40,
        worn: lock(40, 30, 0.9, 0.6),
      }),
      kit.mid('0 110 82 106 114 150 120 210 110 240 0 248', {
        fill: deeper(muzzle, 0.22),
        edge: lock(32, 26, 0.2, 1),
        lift: 2,
        z: 84,
        seed: 4,
        worn: lock(50, 52, 0.6, 1.6),
        grown: 14,
      }),
      dogEyes(kit, { apart: 75, y: -46, size: 38, z: 130, lid: lighter(coat, 0.12) }),
      kit.mid('0 -56 34 -48 50 10 66 40 0 60', { fill: mix(coat, muzzle, 0.2), z: 150 }),
      kit.pair('8 30 64 22 112 54 128 120 124 190 104 222 34 226 2 140', {
        fill: muzzle,
        edge: lock(30, 24, 0.2, 1),
        lift: 2,
        z: 116,
        seed: 6,
        worn: lock(46, 44, 0.6, 1.6),
        grown: 8,
      }),
      kit.pair('2 40 56 32 94 60 108 116 92 160 40 156 2 110', {
        fill: lighter(muzzle, 0.4),
        edge: lock(28, 22, 0.2, 1),
        z: 142,
        seed: 3,
        worn: lock(40, 36, 0.6, 1.6),
      }),
      kit.isBefore
        ? kit.mid('0 -170 20 -160 16 -120 10 -90 0 -80', {
            fill: lighter(muzzle, 0.3),
            worn: lock(40, 24, 0.9, 1.2),
            z: 150,
          })
        : '',
      nose(kit, 30, 50, 170, leather),
      mouth(kit, { y: 63, half: 46, drop: 20, z: 166, color: '#4a3540' }),
      kit.pair(brow[kit.state], {
        fill: lighter(muzzle, 0.3),
        edge: lock(30, 22, 0.3, 0.6),
        lift: 2,
        z: 110,
        seed: 7,
        worn: lock(38, 22, 0.8, 0.9),
        grown: 0,
      }),
      kit.near(ear.flap, { fill: shade, lift: 3, z: 10, seed: 2, ...shortHair }),
      kit.near(ear.light, { fill: lighter(shade, 0.16), z: 10, seed: 4, ...shortHair }),
      // Locks of the crown lie over the ears' roots.
      kit.near(ear.root, {
        fill: lighter(coat, 0.06),
        edge: lock(26, 10, 0.4, 0.7),
        z: 14,
        seed: 5,
      }),
    ].join('');
  },
};
