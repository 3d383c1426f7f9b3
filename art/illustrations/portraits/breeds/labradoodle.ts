import { deeper, lighter, mix } from '../../paper/mix.ts';
import { bibSpots, breast, bustSpots, coatBust, rowedBib } from '../bodies.ts';
import { curl, lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Breed } from './breed.ts';

const ear = '142 -176 212 -178 278 -96 304 40 282 160 230 190 190 120 174 -20';

/** Unkempt, the ears hang lower, in heavy clumps. */
const lowEar = '162 -160 226 -164 294 -70 316 70 302 190 258 226 216 170 196 20';
const clumps = lock(74, 66, 0.7, 1.7);

/** A shock of curls gone straight that falls over the brow toward us. */
const forelock = '-64 -220 40 -238 128 -204 170 -158 164 -124 128 -126 92 -136 44 -152 -20 -156';

const figure = { neck: 190, shoulder: 300, base: 330 } as const;

/** The doodle whose curls are left long after the groom, or clipped to velvet. */
function doodle(isClipped: boolean): Breed {
  const long = isClipped ? 0.66 : 1;
  // The ears keep their length.
  const ears = isClipped ? 0.84 : 1;
  return {
    neck: {
      x: 6,
      y: isClipped ? -4 : 46,
      half: isClipped ? 226 : 206,
      sag: isClipped ? 92 : 64,
      // Short curls reach a little beyond the outline, and the band goes round them.
      body: bustSpots(isClipped ? { ...figure, neck: 206 } : figure),
      ...(!isClipped && { hair: curl(58) }),
    },
    bust: (kit, { coat, light }) =>
      coatBust(kit, {
        figure,
        outer: {
          fill: deeper(coat, 0.16),
          edge: curl(78 * long),
          worn: lock(70, 46, 0.8, 1.1),
          grown: 18,
        },
        rows: {
          edge: curl(92 * long),
          worn: lock(88, 60, 0.8),
          fills: [coat, lighter(coat, isClipped ? 0.05 : 0.12)],
        },
      }) +
      (kit.isBefore
        ? breast(kit, {
            half: 178,
            long: 440,
            fill: light,
            under: mix(coat, light, 0.4),
            worn: lock(74, 64, 0.9, 1.1),
          })
        : rowedBib(
            kit,
            bibSpots(170, 400),
            { fill: light, edge: curl(64 * long), seed: 3 },
            curl(70 * long),
            [light, lighter(light, isClipped ? 0.14 : 0.3)],
            [90, 170, 250, 330],
          )),
    head: (kit, { coat, light, ear: shade, muzzle = light, nose: leather }) =>
      [
        kit.far(kit.isBefore ? lowEar : ear, {
          fill: deeper(shade, 0.16),
          edge: curl(66 * ears),
          worn: clumps,
          grown: 0,
          lift: 3,
          seed: 4,
          z: -30,
        }),
        kit.mid('0 -226 104 -208 182 -128 206 -10 186 104 116 186 0 216', {
          fill: coat,
          edge: curl(84 * long),
          lift: 3,
          seed: 2,
          worn: lock(64, 48, 0.9, 0.8),
          grown: 16,
        }),
        kit.mid('0 -70 96 -96 164 -30 160 70 108 150 0 190', {
          fill: lighter(coat, 0.18),
          edge: curl(60 * long),
          seed: 3,
          z: 40,
          worn: lock(54, 40, 0.8, 0.9),
        }),
        kit.mid('0 96 78 104 92 150 60 196 0 212', {
          fill: deeper(muzzle, 0.14),
          edge: curl(44 * long),
          seed: 6,
          z: 120,
          worn: lock(42, 26, 0.7, 1.2),
          grown: 2,
        }),
        kit.mid('0 -8 62 4 118 58 116 122 66 156 0 146', {
          fill: kit.isBefore ? lighter(muzzle, 0.14) : muzzle,
          edge: curl(50 * long),
          lift: 2,
          seed: 8,
          z: 150,
          worn: lock(46, 34, 0.7, 1.1),
          grown: 6,
        }),
        dogEyes(kit, { apart: 88, y: -40, size: 40, lid: lighter(coat, 0.18) }),
        nose(kit, 42, 52, 180, leather),
        mouth(kit, { y: 75, half: 54, drop: 22 }),
        kit.mid(
          isClipped && !kit.isBefore
            ? '0 -250 92 -240 158 -196 168 -146 128 -128 80 -150 36 -136 0 -144'
            : '0 -258 104 -246 182 -186 194 -118 150 -98 96 -134 44 -146 0 -136',
          {
            fill: light,
            edge: curl(72 * long),
            lift: 2,
            seed: 2,
            z: 40,
            worn: lock(60, 28, 0.9, 0.7),
            grown: -22,
          },
        ),
        kit.mid('0 -258 84 -248 132 -206 96 -172 0 -178', {
          fill: lighter(light, 0.3),
          edge: curl(62 * long),
          seed: 9,
          z: 44,
          worn: lock(60, 34, 1, 1),
        }),
        kit.isBefore
          ? kit.near(forelock, {
              fill: light,
              worn: lock(52, 46, 0.9, 1.1),
              grown: 0,
              lift: 2,
              z: 60,
              seed: 6,
            })
          : '',
        kit.near(kit.isBefore ? lowEar : ear, {
          fill: shade,
          edge: curl(72 * ears),
          lift: 3,
          seed: 3,
          z: 20,
          worn: clumps,
          grown: 0,
        }),
        kit.near('154 -168 210 -170 264 -92 284 20 256 84 210 40 180 -60', {
          fill: lighter(shade, kit.isBefore ? 0.07 : 0.16),
          edge: curl(58 * ears),
          seed: 5,
          z: 20,
          worn: lock(62, 60, 0.8, 1.6),
          grown: 0,
        }),
        // Curls of the crown lie over the ear's root.
        kit.near('84 -220 150 -224 196 -176 158 -150 112 -170', {
          fill: light,
          edge: curl(52 * long),
          seed: 4,
          z: 26,
          worn: lock(50, 30, 0.8, 1),
        }),
      ].join(''),
  };
}

/** Labradoodle: a teddy bear of curls, a broad soft muzzle, ears that hang to the chin. */
export const labradoodle = doodle(false);

/** The same, clipped to velvet. */
export const clippedLabradoodle = doodle(true);
