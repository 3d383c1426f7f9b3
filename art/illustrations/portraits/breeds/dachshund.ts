import { deeper, lighter, mix } from '../../paper/mix.ts';
import { breast, bustSpots, coatBust } from '../bodies.ts';
import { lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Breed } from './breed.ts';

const figure = { neck: 140, shoulder: 236, base: 274 } as const;
const shortHair = lock(40, 7, 0.4, 0.8);

/** Dachshund: a slim smooth head, a long muzzle, round ears that hang low and close. */
export const dachshund: Breed = {
  neck: { x: 4, y: 34, half: 148, sag: 48, body: bustSpots(figure) },
  bust: (kit, { coat, light, chest = light, points }) =>
    coatBust(kit, {
      figure,
      outer: { fill: deeper(coat, 0.12), edge: lock(56, 9, 0.4, 0.7) },
      rows: {
        edge: lock(70, 20, 0.5),
        fills: [coat, lighter(coat, 0.07)],
        sag: 80,
        pace: 88,
      },
      leg: points ?? lighter(coat, 0.1),
    }) +
    breast(kit, {
      half: 110,
      long: 380,
      fill: mix(chest, coat, 0.12),
      under: mix(chest, coat, 0.5),
      over: lighter(chest, 0.2),
      edge: lock(42, 17, 0.5, 0.9),
    }),
  head: (kit, { coat, light, ear: shade, muzzle = light, points, nose: leather }) => {
    const ear = '86 -116 132 -142 178 -98 200 14 208 146 186 206 146 198 120 120 102 0';
    return [
      kit.far(ear, { fill: deeper(shade, 0.2), lift: 3, z: -20 }),
      kit.mid('0 -178 72 -166 122 -112 136 -28 124 60 88 124 0 150', {
        fill: coat,
        edge: lock(56, 7, 0.3, 0.5),
        lift: 3,
      }),
      kit.pair('74 56 112 34 132 68 118 124 84 150 58 114', {
        fill: points ?? lighter(coat, 0.1),
        edge: lock(30, 12, 0.4, 0.9),
        z: 20,
        seed: 4,
      }),
      kit.mid('0 -168 48 -156 86 -116 92 -82 62 -98 32 -118 0 -110', {
        fill: lighter(coat, 0.1),
        edge: lock(34, 10, 0.4, 0.8),
        z: 44,
        seed: 2,
      }),
      kit.mid('0 150 44 152 54 184 36 216 0 224', { fill: deeper(muzzle, 0.18), z: 150 }),
      // A long muzzle comes toward us: its bridge, then the lips below the nose.
      kit.mid('0 -84 24 -70 40 0 72 76 88 134 76 184 36 204 0 204', {
        fill: mix(muzzle, coat, points ? 0.1 : 0.4),
        lift: 1,
        z: 166,
        edge: lock(34, 9, 0.4, 0.9),
      }),
      kit.mid('0 40 28 48 62 96 77 142 64 178 30 195 0 193', {
        fill: lighter(muzzle, 0.14),
        z: 186,
        edge: lock(30, 7, 0.4, 0.9),
        seed: 5,
      }),
      points
        ? kit.mid('0 -100 20 -84 29 -20 30 46 19 82 0 90', { fill: coat, z: 176, edge: shortHair })
        : '',
      points
        ? kit.pair('48 -96 70 -108 92 -96 84 -80 58 -80', { fill: points, z: 92, lift: 1 })
        : '',
      dogEyes(kit, { apart: 67, y: -36, size: 36, z: 108, lid: coat }),
      nose(kit, 96, 46, 210, leather),
      mouth(kit, { y: 125, half: 45, drop: 20, z: 204 }),
      kit.near(ear, { fill: shade, lift: 3, z: 14 }),
      // The fold near the root, where the ear turns forward.
      kit.near('114 -100 150 -114 176 -60 190 54 184 152 158 150 128 24', {
        fill: lighter(shade, 0.14),
        z: 14,
        edge: lock(60, 8, 0.3, 0.9),
      }),
      kit.near('66 -146 102 -158 136 -132 124 -106 94 -108', {
        fill: coat,
        edge: lock(28, 11, 0.4, 0.9),
        z: 18,
        seed: 2,
      }),
    ].join('');
  },
};
