import { deeper, lighter } from '../../paper/mix.ts';
import { bibSpots, bustSpots, coatBust } from '../bodies.ts';
import { lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Breed } from './breed.ts';

/** Unkempt, a brow hangs over the outer corner; over the inner one it would be a frown. */
const brow = {
  before: '8 -128 32 -164 80 -188 126 -176 142 -146 118 -120 84 -118 46 -122',
  after: '12 -112 32 -148 76 -174 122 -166 134 -142 112 -124 80 -112 44 -98',
} as const;

const figure = { neck: 186, shoulder: 266, base: 286 } as const;

/** Miniature Schnauzer: a brick of a head, folded ears, brows like awnings, a square beard. */
export const schnauzer: Breed = {
  neck: { x: 8, y: 150, half: 206, sag: 84, body: bustSpots(figure) },
  bust: (kit, { coat, light, chest = light }) =>
    coatBust(kit, {
      figure,
      outer: { fill: deeper(coat, 0.08), worn: lock(64, 40, 0.9, 0.7), grown: 20 },
      rows: {
        edge: lock(86, 16, 0.4),
        worn: lock(72, 52, 1),
        fills: [coat, lighter(coat, 0.06)],
        pace: 92,
      },
    }) +
    kit.lay('-230 250 -130 220 -60 330 -50 560 -70 860 -300 860 -290 480', {
      fill: lighter(coat, 0.1),
      lift: 2,
      worn: lock(60, 36, 0.9, 0.8),
      grown: 8,
    }) +
    kit.lay(bibSpots(150, 430), {
      fill: deeper(chest, kit.isBefore ? 0.24 : 0.1),
      edge: lock(60, 30, 0.3, 0.9),
      lift: 2,
      seed: 3,
      worn: lock(68, 54, 0.6, 1.8),
    }) +
    kit.lay(bibSpots(112, 300), {
      fill: deeper(chest, kit.isBefore ? 0.12 : 0),
      edge: lock(54, 30, 0.3, 0.9),
      seed: 5,
      worn: lock(62, 50, 0.6, 1.8),
    }),
  head: (kit, { coat, light, ear: shade, muzzle = light, nose: leather }) =>
    [
      kit.mid('0 -216 88 -206 152 -150 178 -30 176 80 120 150 0 160', {
        fill: coat,
        lift: 3,
        seed: 2,
        worn: lock(50, 24, 0.9, 0.6),
        grown: 8,
      }),
      kit.pair('104 -14 146 -60 172 -20 174 64 146 116 108 70', {
        fill: deeper(coat, 0.12),
        z: 30,
        worn: lock(44, 16, 0.8, 1),
        grown: 2,
      }),
      kit.mid('0 -232 52 -224 84 -196 66 -160 0 -150', {
        fill: lighter(coat, 0.1),
        edge: lock(34, 14, 0.5, 0.4),
        z: 40,
        worn: lock(40, 30, 0.9, 0.6),
      }),
      kit.mid('0 120 74 112 96 160 96 250 74 308 0 318', {
        fill: deeper(muzzle, 0.2),
        edge: lock(38, 44, 0.3, 0.9),
        lift: 2,
        z: 100,
        seed: 4,
        worn: lock(52, 48, 0.7, 1.7),
      }),
      dogEyes(kit, { apart: 82, y: -46, size: 38, z: 130, lid: lighter(coat, 0.12) }),
      kit.mid('0 -46 36 -40 50 16 60 40 0 60', { fill: coat, z: 150 }),
      kit.pair('8 30 64 24 106 56 114 130 108 212 78 242 38 230 10 130', {
        fill: muzzle,
        edge: lock(36, 40, 0.3, 1),
        lift: 2,
        z: 130,
        seed: 6,
        worn: lock(48, 40, 0.7, 1.7),
      }),
      kit.pair('6 40 56 34 92 62 102 118 82 150 46 126 14 92', {
        fill: lighter(muzzle, 0.35),
        edge: lock(32, 30, 0.3, 1),
        z: 150,
        seed: 3,
        worn: lock(42, 34, 0.7, 1.7),
      }),
      kit.isBefore
        ? kit.mid('0 -170 20 -160 16 -120 10 -90 0 -80', {
            fill: lighter(muzzle, 0.3),
            worn: lock(40, 24, 0.9, 1.2),
            z: 150,
          })
        : '',
      nose(kit, 30, 48, 170, leather),
      mouth(kit, { y: 62, half: 46, drop: 20, z: 166, color: '#4a3540' }),
      kit.pair(brow[kit.state], {
        fill: lighter(muzzle, 0.3),
        edge: lock(30, 26, 0.3, 0.6),
        lift: 2,
        z: 110,
        seed: 7,
        worn: lock(38, 22, 0.8, 0.9),
        grown: 0,
      }),
      kit.pair('88 -202 132 -226 180 -216 212 -188 214 -150 206 -100 193 -70 180 -80 146 -118 110 -156', {
        fill: deeper(shade, 0.12),
        lift: 3,
        z: 10,
        seed: 2,
        worn: lock(46, 16, 0.7, 1.3),
        grown: 6,
      }),
    ].join(''),
};
