import { deeper, lighter, mix } from '../../paper/mix.ts';
import { breast, bustSpots, coatBust } from '../bodies.ts';
import { lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Breed } from './breed.ts';

const beagleFigure = { neck: 172, shoulder: 290, base: 318 } as const;

/** Beagle: a smooth tricolor coat, long round ears set low, a white blaze. */
export const beagle: Breed = {
  neck: { x: 4, y: 34, half: 182, sag: 58, body: bustSpots(beagleFigure) },
  bust: (kit, { coat, saddle = coat, light }) =>
    // The saddle on the back shows between neck and shoulders.
    kit.lay(bustSpots(beagleFigure), { fill: saddle, edge: lock(60, 9, 0.4, 0.6), lift: 3 }) +
    coatBust(kit, {
      figure: { neck: 96, shoulder: 256, base: 322 },
      outer: { fill: deeper(coat, 0.1), edge: lock(60, 9, 0.4, 0.6) },
      rows: {
        edge: lock(72, 18, 0.5),
        fills: [coat, lighter(coat, 0.07)],
        sag: 70,
        pace: 90,
      },
      leg: mix(light, coat, 0.12),
    }) +
    breast(kit, { half: 164, long: 520, fill: light, edge: lock(44, 18, 0.6, 0.9) }),
  head: (kit, { coat, light, ear: shade, muzzle = light, nose: leather, tongue }) => {
    const ear = '112 -104 160 -126 208 -86 240 20 244 130 216 186 174 176 148 104 134 0';
    return [
      kit.far(ear, { fill: deeper(shade, 0.2), lift: 3, z: -20 }),
      kit.mid('0 -196 96 -184 162 -116 182 -10 164 84 108 152 0 178', {
        fill: coat,
        edge: lock(64, 8, 0.3, 0.5),
        lift: 3,
      }),
      kit.pair('96 66 150 40 184 80 152 140 96 172 70 130', {
        fill: lighter(coat, 0.26),
        edge: lock(28, 6, 0.4, 0.8),
        z: 20,
        seed: 4,
      }),
      kit.mid('0 -196 18 -182 26 -104 58 -30 112 54 112 116 0 156', {
        fill: light,
        edge: lock(40, 7, 0.4, 0.7),
        z: 82,
      }),
      kit.mid('0 110 58 114 70 146 46 178 0 186', { fill: deeper(muzzle, 0.16), z: 120 }),
      kit.mid('0 -66 30 -56 52 0 98 50 112 104 88 146 38 160 0 158', {
        fill: muzzle,
        lift: 1,
        z: 152,
        edge: lock(34, 5, 0.3, 0.9),
      }),
      dogEyes(kit, { apart: 84, y: -40, size: 39, lid: coat }),
      nose(kit, 46, 52, 180, leather),
      mouth(kit, { y: 79, half: 56, drop: 21, ...(tongue && { tongue }) }),
      kit.near(ear, { fill: shade, lift: 3, z: 16 }),
      // The fold near the root, where the ear turns forward.
      kit.near('146 -88 186 -96 216 -46 228 50 216 130 188 124 160 20', {
        fill: lighter(shade, 0.14),
        z: 16,
        edge: lock(60, 8, 0.3, 0.9),
      }),
      // Short hair of the crown lies over the ears' roots.
      kit.pair('90 -152 132 -158 170 -126 156 -100 124 -104', {
        fill: coat,
        edge: lock(24, 6, 0.4, 0.9),
        z: 20,
        seed: 2,
      }),
    ].join('');
  },
};

const cockerFigure = { neck: 176, shoulder: 286, base: 316 } as const;

/** Cocker Spaniel: a domed smooth head, ears in long waves to the breast. */
export const cocker: Breed = {
  neck: {
    x: 4,
    y: 42,
    half: 186,
    sag: 62,
    body: bustSpots(cockerFigure),
    hair: lock(46, 46, 0.4, 0.9),
  },
  bust: (kit, { coat, light, chest = light }) =>
    coatBust(kit, {
      figure: cockerFigure,
      outer: { fill: deeper(coat, 0.12), edge: lock(70, 20, 0.3, 0.6) },
      rows: { edge: lock(104, 40, 0.3), fills: [coat, lighter(coat, 0.1)], pace: 116 },
    }) + breast(kit, { half: 164, long: 430, fill: chest, under: mix(coat, chest, 0.45) }),
  head: (kit, { coat, light, ear: shade, muzzle = light, nose: leather }) => {
    const near = '110 -84 170 -112 230 -50 268 90 276 230 230 306 172 290 138 160 122 20';
    // Turned away, the far one hangs close along the cheek.
    const far = '92 -76 146 -100 200 -44 226 80 232 216 196 284 148 262 122 140 108 20';
    const edge = lock(56, 32, 0.35, 0.9);
    return [
      kit.far(far, { fill: deeper(shade, 0.2), edge, lift: 3, z: -10, seed: 4 }),
      kit.far('150 20 190 30 212 120 208 220 172 236 146 150', {
        fill: deeper(shade, 0.1),
        edge,
        z: -10,
        seed: 2,
      }),
      kit.mid('0 -212 92 -200 152 -130 166 -20 148 84 96 146 0 168', {
        fill: coat,
        edge: lock(62, 9, 0.3, 0.5),
        lift: 3,
      }),
      kit.mid('0 -208 30 -202 46 -170 34 -136 0 -124', {
        fill: lighter(coat, 0.16),
        z: 60,
        edge: lock(30, 16, 0.4, 0.9),
      }),
      kit.mid('0 -96 46 -88 100 -108 136 -64 128 12 100 84 56 130 0 140', {
        fill: mix(muzzle, coat, 0.45),
        edge: lock(40, 12, 0.4, 0.7),
        z: 70,
        seed: 6,
      }),
      kit.mid('0 112 66 112 78 148 52 180 0 188', {
        fill: deeper(muzzle, 0.18),
        z: 120,
        edge: lock(30, 10, 0.3, 0.9),
      }),
      kit.mid('0 -66 34 -56 54 4 98 42 108 94 86 138 40 156 0 158', {
        fill: muzzle,
        lift: 1,
        z: 152,
        edge: lock(34, 6, 0.3, 0.9),
      }),
      dogEyes(kit, { apart: 82, y: -40, size: 40, lid: mix(muzzle, coat, 0.6) }),
      nose(kit, 42, 52, 180, leather),
      mouth(kit, { y: 75, half: 58, drop: 22 }),
      kit.near(near, { fill: shade, edge, lift: 3, z: 10, seed: 3 }),
      kit.near('128 -60 176 -92 224 -30 246 80 236 176 190 190 158 90 138 10', {
        fill: lighter(shade, 0.13),
        edge: lock(50, 34, 0.35, 0.9),
        z: 10,
        seed: 5,
      }),
      kit.near('134 -54 176 -80 210 -30 220 40 188 76 156 10', {
        fill: lighter(shade, 0.26),
        edge: lock(44, 26, 0.35, 0.9),
        z: 10,
        seed: 8,
      }),
      kit.near('82 -142 124 -146 160 -112 146 -90 112 -92', {
        fill: coat,
        edge: lock(34, 14, 0.4, 0.9),
        z: 20,
        seed: 2,
      }),
    ].join('');
  },
};
