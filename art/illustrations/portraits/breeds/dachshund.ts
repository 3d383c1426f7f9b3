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
      half: 122,
      long: 380,
      fill: mix(chest, coat, 0.12),
      under: mix(chest, coat, 0.5),
      over: lighter(chest, 0.2),
      edge: lock(42, 17, 0.5, 0.9),
    }),
  head: (kit, { coat, light, ear: shade, muzzle = light, points, nose: leather }) => {
    const ear = '96 -116 142 -140 184 -96 206 10 214 130 192 190 152 184 126 110 112 0';
    return [
      kit.far(ear, { fill: deeper(shade, 0.2), lift: 3, z: -20 }),
      kit.mid('0 -182 78 -170 134 -112 150 -20 134 64 90 124 0 150', {
        fill: coat,
        edge: lock(56, 7, 0.3, 0.5),
        lift: 3,
      }),
      kit.pair('80 50 122 30 146 66 128 118 88 146 60 110', {
        fill: points ?? lighter(coat, 0.1),
        edge: lock(28, 6, 0.4, 0.8),
        z: 20,
        seed: 4,
      }),
      kit.mid('0 136 46 138 56 168 38 200 0 208', { fill: deeper(muzzle, 0.18), z: 150 }),
      // A long muzzle comes toward us: its bridge, then the lips below the nose.
      kit.mid('0 -84 26 -70 44 0 78 66 92 120 78 168 36 186 0 186', {
        fill: mix(muzzle, coat, points ? 0.1 : 0.4),
        lift: 1,
        z: 166,
        edge: lock(36, 5, 0.3, 0.9),
      }),
      kit.mid('0 26 30 34 66 82 80 126 66 162 30 178 0 176', {
        fill: lighter(muzzle, 0.14),
        z: 186,
        edge: lock(30, 5, 0.3, 0.9),
        seed: 5,
      }),
      points
        ? kit.mid('0 -100 20 -84 30 -20 32 40 20 74 0 80', { fill: coat, z: 176, edge: shortHair })
        : '',
      points
        ? kit.pair('48 -96 70 -108 92 -96 84 -80 58 -80', { fill: points, z: 92, lift: 1 })
        : '',
      dogEyes(kit, { apart: 72, y: -38, size: 37, z: 108, lid: coat }),
      nose(kit, 82, 48, 210, leather),
      mouth(kit, { y: 112, half: 46, drop: 20, z: 204 }),
      kit.near(ear, { fill: shade, lift: 3, z: 14 }),
      // The fold near the root, where the ear turns forward.
      kit.near('124 -100 158 -112 184 -60 196 50 190 138 164 136 136 20', {
        fill: lighter(shade, 0.14),
        z: 14,
        edge: lock(60, 8, 0.3, 0.9),
      }),
      kit.near('76 -146 112 -156 146 -130 134 -106 104 -108', {
        fill: coat,
        edge: lock(24, 6, 0.4, 0.9),
        z: 18,
        seed: 2,
      }),
    ].join('');
  },
};
