import { deeper, lighter } from '../../paper/mix.ts';
import { bibSpots, bustSpots, coatBust } from '../bodies.ts';
import { lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Breed } from './breed.ts';

const beagleFigure = { neck: 156, shoulder: 252, base: 276 } as const;

/** Beagle: a smooth tricolor coat, long round ears set low, a white blaze. */
export const beagle: Breed = {
  neck: { x: 4, y: 100, half: 172, sag: 48, body: bustSpots(beagleFigure) },
  bust: (kit, { coat, saddle = coat, light }) =>
    coatBust(kit, {
      figure: beagleFigure,
      outer: { fill: saddle },
    }) +
    kit.lay('-150 40 -60 80 -50 300 -70 860 -270 860 -250 460 -196 200', {
      fill: lighter(saddle, 0.1),
      lift: 2,
    }) +
    ([1, -1] as const)
      .map((side) =>
        kit.lay(
          [40, 880, 44, 520, 84, 430, 170, 400, 226, 450, 244, 560, 244, 880]
            .map((value, i) => (i % 2 ? value : side * value))
            .join(' '),
          { fill: coat, lift: 1, edge: lock(60, 6, 0.3, 0.5) },
        ),
      )
      .join('') +
    kit.lay(bibSpots(126, 520), { fill: light, lift: 2, edge: lock(90, 12, 0.3, 0.8) }),
  head: (kit, { coat, light, ear: shade, muzzle = light, nose: leather }) => {
    const ear = '120 -130 186 -144 240 -70 268 60 258 166 214 204 168 160 150 20';
    return [
      kit.far(ear, { fill: deeper(shade, 0.18), lift: 3, z: -20 }),
      kit.mid('0 -196 96 -184 162 -116 178 -10 156 84 100 150 0 176', { fill: coat, lift: 3 }),
      kit.mid('0 -190 20 -170 30 -90 70 -20 110 60 100 120 0 150', { fill: light, z: 80 }),
      kit.mid('0 110 58 114 68 144 44 172 0 180', { fill: deeper(muzzle, 0.14), z: 120 }),
      kit.mid('0 -70 30 -60 52 0 96 50 108 104 84 144 36 156 0 154', {
        fill: muzzle,
        lift: 2,
        z: 150,
      }),
      dogEyes(kit, { apart: 84, y: -40, size: 38, lid: coat }),
      nose(kit, 46, 50, 178, leather),
      mouth(kit, { y: 78, half: 54, drop: 20 }),
      kit.near(ear, { fill: shade, lift: 3, z: 16 }),
      kit.near('132 -116 186 -128 230 -60 244 40 220 90 180 60 152 -20', {
        fill: lighter(shade, 0.1),
        z: 16,
      }),
    ].join('');
  },
};

const cockerFigure = { neck: 150, shoulder: 250, base: 280 } as const;

/** Cocker Spaniel: a domed smooth head, ears in long waves to the breast. */
export const cocker: Breed = {
  neck: { x: 4, y: 110, half: 176, sag: 50, body: bustSpots(cockerFigure) },
  bust: (kit, { coat, light, chest = light }) =>
    coatBust(kit, {
      figure: cockerFigure,
      outer: { fill: deeper(coat, 0.1), edge: lock(70, 14, 0.3, 0.6) },
      rows: { edge: lock(110, 34, 0.3), fills: [coat, lighter(coat, 0.1)], pace: 130 },
    }) +
    kit.lay(bibSpots(146, 420), { fill: chest, edge: lock(60, 48, 0.35, 0.9), lift: 2, seed: 4 }) +
    kit.lay(bibSpots(108, 280), {
      fill: lighter(chest, 0.25),
      edge: lock(54, 44, 0.35, 0.9),
      seed: 6,
    }),
  head: (kit, { coat, light, ear: shade, muzzle = light, nose: leather }) => {
    const ear = '112 -90 180 -120 246 -50 284 90 290 240 240 316 180 296 146 160 128 20';
    const edge = lock(58, 34, 0.35, 0.9);
    return [
      kit.far(ear, { fill: deeper(shade, 0.18), edge, lift: 3, z: -20, seed: 4 }),
      kit.mid('0 -214 96 -200 154 -126 162 -20 142 84 90 140 0 160', { fill: coat, lift: 3 }),
      kit.mid('0 -220 52 -210 80 -170 60 -130 24 -112 0 -110', {
        fill: lighter(coat, 0.28),
        z: 50,
        edge: lock(36, 18, 0.4, 0.8),
      }),
      kit.mid('0 112 66 112 76 146 50 174 0 182', { fill: deeper(muzzle, 0.14), z: 120 }),
      kit.mid('0 -66 34 -56 52 4 88 42 98 92 78 132 36 150 0 152', {
        fill: muzzle,
        lift: 2,
        z: 150,
      }),
      dogEyes(kit, { apart: 82, y: -40, size: 39, lid: coat }),
      nose(kit, 42, 50, 178, leather),
      mouth(kit, { y: 74, half: 56, drop: 22 }),
      kit.near(ear, { fill: shade, edge, lift: 3, z: 10, seed: 3 }),
      kit.near('124 -80 178 -106 232 -40 256 70 244 170 196 180 160 80 140 0', {
        fill: lighter(shade, 0.12),
        edge: lock(52, 36, 0.35, 0.9),
        z: 10,
        seed: 5,
      }),
      kit.near('134 -70 176 -92 216 -40 226 30 190 60 156 0', {
        fill: lighter(shade, 0.24),
        edge: lock(46, 28, 0.35, 0.9),
        z: 10,
        seed: 8,
      }),
    ].join('');
  },
};

const dachshundFigure = { neck: 108, shoulder: 176, base: 196 } as const;

/** Dachshund: a small smooth head, a long snout, round ears set high. */
export const dachshund: Breed = {
  neck: { x: 8, y: 150, half: 124, sag: 40, body: bustSpots(dachshundFigure) },
  bust: (kit, { coat, light, chest = light }) =>
    coatBust(kit, { figure: dachshundFigure, outer: { fill: coat } }) +
    kit.lay(bibSpots(84, 330), { fill: chest, lift: 1, edge: lock(46, 14, 0.3, 0.9) }),
  head: (kit, { coat, light, ear: shade, muzzle = coat, nose: leather }) => {
    const ear = '84 -130 150 -146 212 -80 236 40 218 140 172 176 132 136 116 20';
    return [
      kit.far(ear, { fill: deeper(shade, 0.2), lift: 3, z: -30 }),
      kit.mid('0 -172 74 -162 130 -104 142 -20 120 60 80 112 0 130', { fill: coat, lift: 3 }),
      kit.mid('0 136 44 138 54 176 36 204 0 212', { fill: deeper(muzzle, 0.22), z: 204 }),
      // A long snout: sheets that step out from the stop to the tip.
      kit.mid('0 -84 44 -70 78 -10 90 70 74 132 0 150', { fill: lighter(muzzle, 0.06), z: 100 }),
      kit.mid('0 -10 28 0 46 54 70 118 70 166 34 194 0 196', {
        fill: lighter(muzzle, 0.14),
        lift: 2,
        z: 226,
      }),
      kit.pair('52 -92 78 -104 92 -88 72 -76', { fill: light, z: 100, lift: 1 }),
      dogEyes(kit, { apart: 74, y: -44, size: 35, z: 112, lid: coat }),
      nose(kit, 88, 44, 250, leather),
      mouth(kit, { y: 118, half: 42, drop: 18, z: 242 }),
      kit.near(ear, { fill: shade, lift: 3, z: 10 }),
      kit.near('104 -112 148 -126 196 -66 212 36 186 90 150 60 130 -10', {
        fill: lighter(shade, 0.1),
        z: 10,
      }),
    ].join('');
  },
};
