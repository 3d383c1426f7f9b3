import { deeper, lighter } from '../../paper/mix.ts';
import { bibSpots, bustSpots, coatBust } from '../bodies.ts';
import { lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Breed } from './breed.ts';

/** Unkempt, a brow hangs over the outer corner; over the inner one it would be a frown. */
const brow = {
  before: '8 -146 36 -184 88 -210 134 -202 158 -166 134 -130 92 -136 46 -140',
  after: '12 -124 34 -164 84 -196 132 -194 152 -168 124 -142 84 -130 44 -112',
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
      kit.pair('74 -170 84 -226 128 -258 182 -240 206 -180 170 -130 110 -130', {
        fill: deeper(shade, 0.12),
        lift: 2,
        z: -10,
        worn: lock(48, 22, 0.9, 0.4),
      }),
      kit.mid('0 -216 88 -206 152 -150 178 -30 176 80 120 150 0 160', {
        fill: coat,
        lift: 3,
        seed: 2,
        worn: lock(50, 24, 0.9, 0.6),
        grown: 8,
      }),
      kit.mid('0 -232 52 -224 84 -196 66 -160 0 -150', {
        fill: lighter(coat, 0.1),
        edge: lock(34, 14, 0.5, 0.4),
        z: 40,
        worn: lock(40, 30, 0.9, 0.6),
      }),
      kit.mid('0 120 90 110 120 160 120 240 98 296 0 304', {
        fill: deeper(muzzle, 0.2),
        edge: lock(38, 44, 0.3, 0.9),
        lift: 2,
        z: 100,
        seed: 4,
        worn: lock(60, 52, 0.7, 1.7),
      }),
      dogEyes(kit, { apart: 82, y: -46, size: 38, z: 130, lid: lighter(coat, 0.12) }),
      kit.mid('0 -46 36 -40 50 16 60 40 0 60', { fill: coat, z: 150 }),
      kit.pair('8 30 70 22 130 60 142 140 134 222 90 238 40 218 10 130', {
        fill: muzzle,
        edge: lock(36, 40, 0.3, 1),
        lift: 2,
        z: 130,
        seed: 6,
        worn: lock(58, 46, 0.7, 1.7),
      }),
      kit.pair('6 40 60 34 110 66 124 124 96 150 48 120 14 92', {
        fill: lighter(muzzle, 0.35),
        edge: lock(32, 30, 0.3, 1),
        z: 150,
        seed: 3,
        worn: lock(50, 38, 0.7, 1.7),
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
      kit.pair('64 -204 104 -254 160 -262 208 -206 236 -120 234 -66 206 -84 168 -130 122 -172', {
        fill: shade,
        lift: 2,
        z: 10,
        seed: 2,
        worn: lock(44, 22, 0.9, 0.6),
      }),
    ].join(''),
};
