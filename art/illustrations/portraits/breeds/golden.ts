import { deeper, lighter, mix } from '../../paper/mix.ts';
import { bibSpots, bustSpots, coatBust } from '../bodies.ts';
import { lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Breed } from './breed.ts';

const ear = '140 -150 200 -158 254 -92 274 20 252 112 206 128 170 60 152 -50';

const figure = { neck: 186, shoulder: 292, base: 326 } as const;

/** Golden Retriever: a broad soft skull, ears at eye level, a long muzzle, a feathered breast. */
export const golden: Breed = {
  neck: { x: 6, y: 84, half: 206, sag: 48, body: bustSpots(figure) },
  bust: (kit, { coat, light, chest = light }) =>
    coatBust(kit, {
      figure,
      outer: {
        fill: deeper(coat, 0.16),
        edge: lock(70, 22, 0.3, 0.6),
        worn: lock(72, 38, 0.7, 1.3),
        grown: 6,
      },
      rows: {
        edge: lock(104, 44, 0.3),
        worn: lock(80, 66, 1),
        fills: [coat, lighter(coat, 0.1)],
        pace: 120,
      },
    }) +
    kit.lay(bibSpots(196, 420), {
      fill: mix(coat, chest, 0.5),
      edge: lock(72, 50, 0.35, 0.9),
      seed: 3,
      worn: lock(76, 64, 1, 1.1),
    }) +
    kit.lay(bibSpots(158, 310), {
      fill: chest,
      edge: lock(64, 50, 0.35, 0.9),
      seed: 4,
      worn: lock(72, 60, 1, 1.1),
    }) +
    kit.lay(bibSpots(118, 210), {
      fill: lighter(chest, 0.25),
      edge: lock(56, 44, 0.35, 0.9),
      seed: 6,
      worn: lock(66, 56, 1, 1.1),
    }),
  head: (
    kit,
    {
      coat,
      light,
      ear: shade,
      muzzle = light,
      mask = light,
      nose: leather,
      tongue,
      eyeSize = 39,
      shut,
      droop,
    },
  ) =>
    [
      kit.far(ear, {
        fill: deeper(shade, 0.18),
        edge: lock(56, 18, 0.3, 0.9),
        lift: 3,
        seed: 4,
        z: -20,
        worn: lock(50, 32, 0.8, 1.2),
      }),
      kit.mid('0 -206 98 -192 172 -124 192 -14 172 84 112 160 0 190', {
        fill: coat,
        edge: lock(74, 9, 0.3, 0.5),
        lift: 3,
        seed: 2,
        worn: lock(56, 26, 0.9, 0.5),
      }),
      kit.pair('96 70 176 30 188 84 150 150 96 184 60 150', {
        fill: lighter(coat, 0.2),
        edge: lock(48, 26, 0.4, 0.8),
        seed: 5,
        z: 10,
        worn: lock(52, 38, 1, 1),
      }),
      kit.mid('0 -96 46 -88 104 -108 146 -64 138 10 96 80 0 100', {
        fill: mix(mask, coat, 0.2),
        z: 64,
        lift: 1,
        edge: lock(40, 13, 0.5, 0.5),
        seed: 6,
      }),
      kit.mid('0 -216 44 -212 74 -184 66 -142 34 -112 0 -104', {
        fill: lighter(coat, 0.12),
        z: 56,
        lift: 1,
        edge: lock(40, 30, 0.6, 0.9),
        seed: 4,
        worn: lock(40, 38, 0.9, 1),
        grown: 4,
      }),
      kit.mid('0 110 66 116 76 150 48 184 0 194', { fill: deeper(muzzle, 0.16), z: 120 }),
      kit.mid('0 -74 36 -62 60 0 106 46 118 98 92 142 40 158 0 156', {
        fill: muzzle,
        lift: 2,
        z: 150,
        seed: 8,
        worn: lock(44, 12, 1, 0.8),
      }),
      dogEyes(kit, { apart: 86, y: -42, size: eyeSize, lid: mask, shut, droop }),
      nose(kit, 46, 53, 178, leather),
      mouth(kit, { y: 80, half: 57, drop: 20, ...(tongue && { tongue }) }),
      kit.near(ear, {
        fill: shade,
        edge: lock(56, 20, 0.3, 0.9),
        lift: 3,
        seed: 3,
        z: 20,
        worn: lock(52, 36, 0.8, 1.2),
      }),
      kit.near('148 -140 200 -146 246 -86 256 -6 224 40 186 -10 160 -70', {
        fill: lighter(shade, 0.16),
        edge: lock(54, 18, 0.3, 0.9),
        seed: 5,
        z: 20,
        worn: lock(50, 32, 0.8, 1.2),
      }),
    ].join(''),
};
