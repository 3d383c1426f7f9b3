import { deeper, lighter, mix } from '../../paper/mix.ts';
import { coatBust } from '../bodies.ts';
import { lock, smoothEdge } from '../edge.ts';
import { catEyes, catMuzzle } from '../face.ts';
import type { Breed } from './breed.ts';

const ear = '92 -176 122 -232 172 -268 196 -262 206 -200 192 -128 140 -120';
const innerEar = '120 -172 142 -216 176 -242 188 -196 178 -148';

const ruffSpots = '10 -60 200 -30 262 60 222 170 130 260 20 320 -90 260 -196 170 -240 60 -180 -30';
/** What a mane covers below the ruff: it meets the short hair in a soft edge. */
const lowRuffSpots =
  '10 -60 200 -30 262 60 222 170 130 260 20 372 -90 260 -196 170 -240 60 -180 -30';
const innerRuffSpots =
  '10 -60 140 -30 180 40 150 130 84 200 14 236 -60 200 -130 130 -160 40 -120 -30';

/** A shock of hair over the brow toward us. */
const forelock = '-20 -206 60 -216 128 -178 160 -120 150 -88 110 -92 70 -110 30 -130';

/** Persian: a broad flat face between small ears, its nose as high as the eyes, in a wide ruff. */
export const persian: Breed = {
  neck: { x: 0, y: 60, half: 190, sag: 70 },
  bust: (kit, { coat, light, ear: shade, chest = lighter(light, 0.5) }) =>
    coatBust(kit, {
      figure: { neck: 190, shoulder: 286, base: 316 },
      outer: { fill: shade, edge: lock(78, 40, 0.3, 0.7), worn: lock(90, 46, 0.9, 1.3), grown: 18 },
      rows: {
        edge: lock(86, 62),
        fills: [mix(coat, shade, 0.55), mix(coat, shade, 0.3)],
        sag: 125,
      },
    }) +
    kit.lay(ruffSpots, {
      fill: light,
      edge: lock(80, 56, 0.4, 0.9),
      lift: 2,
      seed: 3,
      worn: lock(104, 92, 1, 1.4),
      grown: -6,
    }) +
    kit.lay(innerRuffSpots, {
      fill: chest,
      edge: lock(66, 48, 0.4, 0.9),
      seed: 6,
      worn: lock(92, 84, 1, 1.4),
      grown: -16,
    }),
  head: (
    kit,
    {
      coat,
      light,
      ear: shade,
      muzzle = lighter(light, 0.4),
      iris = '#d8922f',
      nose = '#cc7b7d',
      points,
      mask,
      whisker,
      innerEar: inside = '#d99a90',
      shut,
    },
  ) =>
    [
      kit.pair('60 -120 170 -130 250 -40 268 70 220 160 130 214 40 200', {
        fill: shade,
        edge: lock(70, 46, 0.4, 0.6),
        lift: 2,
        seed: 4,
        z: -40,
        worn: lock(96, 56, 1, 1.4),
        grown: -4,
      }),
      kit.pair(kit.upright(ear), {
        fill: points ?? mix(coat, shade, 0.6),
        lift: 2,
        z: -20,
        worn: smoothEdge,
      }),
      kit.pair(kit.upright(innerEar), { fill: inside, lift: 0, z: -10, worn: smoothEdge }),
      kit.pair(kit.upright('112 -130 150 -178 164 -140 150 -110'), {
        fill: light,
        lift: 1,
        z: -6,
        edge: lock(30, 18, 0.3, -0.4),
      }),
      kit.mid('0 -206 104 -190 186 -110 214 10 184 112 110 176 0 196', {
        fill: coat,
        edge: lock(64, 24, 0.4, 0.5),
        lift: 3,
        seed: 2,
        worn: lock(70, 40, 0.9, 0.8),
        grown: 8,
      }),
      kit.pair('60 30 150 10 204 60 176 130 110 170 40 160', {
        fill: light,
        edge: lock(54, 30, 0.4, 0.6),
        lift: 1,
        seed: 8,
        z: 20,
        worn: lock(72, 46, 1, 1.5),
      }),
      kit.mid('0 -212 64 -204 92 -168 60 -132 0 -120', {
        fill: mix(coat, shade, 0.28),
        lift: 0,
        z: 60,
        edge: lock(44, 34, 0.7, 0.9),
        worn: lock(40, 36, 0.8, 1),
        grown: 0,
        seed: 5,
      }),
      kit.mid('0 92 34 98 42 120 26 138 0 142', { fill: light, lift: 1, z: 120 }),
      // The dark points of the face run out in locks to the brow and below the eyes.
      mask
        ? (
            [
              ['0 -132 40 -126 104 -110 160 -54 172 20 146 92 84 142 0 156', 0.62, 62, 34],
              ['0 -104 36 -100 98 -92 148 -50 154 14 122 74 70 122 0 136', 0.3, 88, 30],
              ['0 -68 26 -70 78 -78 132 -46 138 6 102 54 62 104 0 118', 0, 112, 28],
            ] as const
          )
            .map(([spots, share, z, size], i) =>
              kit.mid(spots, {
                fill: mix(mask, coat, share),
                z,
                lift: i ? 1 : 0,
                edge: lock(size, 20, 0.8, 0.1),
                seed: 6 + i,
              }),
            )
            .join('')
        : '',
      kit.pair('2 24 54 18 96 52 84 102 38 122 2 100', { fill: muzzle, lift: 1, z: 150 }),
      catEyes(kit, {
        apart: 92,
        y: -22,
        size: 44,
        z: 140,
        iris,
        lid: mask ?? coat,
        ...(shut !== undefined && { shut }),
      }),
      catMuzzle(kit, {
        y: 22,
        half: 27,
        z: 175,
        color: nose,
        reach: 230,
        ...(whisker && { hair: whisker }),
      }),
      kit.isBefore
        ? kit.near(forelock, {
            fill: mix(coat, shade, 0.14),
            worn: lock(44, 42, 0.8, 1.6),
            grown: 0,
            lift: 2,
            z: 60,
            seed: 4,
          })
        : '',
    ].join(''),
};

/** A Persian in a lion cut: mane and boots left, the rest as short as velvet. */
export const lionPersian: Breed = {
  ...persian,
  bust: (kit, papers) =>
    kit.isBefore
      ? persian.bust(kit, papers)
      : coatBust(kit, {
          figure: { neck: 184, shoulder: 280, base: 330 },
          outer: { fill: deeper(papers.coat, 0.14), edge: lock(70, 9, 0.3, 0.5) },
          rows: {
            edge: lock(76, 16, 0.5),
            fills: [deeper(papers.coat, 0.04), lighter(papers.coat, 0.04)],
            sag: 70,
            pace: 82,
          },
          leg: lighter(papers.coat, 0.12),
        }) +
        kit.lay(lowRuffSpots, {
          fill: papers.coat,
          edge: lock(80, 60, 0.5, 0.9),
          lift: 3,
          seed: 8,
        }) +
        kit.lay(ruffSpots, {
          fill: papers.light,
          edge: lock(80, 56, 0.4, 0.9),
          lift: 2,
          seed: 3,
        }) +
        kit.lay(innerRuffSpots, {
          fill: papers.chest ?? lighter(papers.light, 0.4),
          edge: lock(66, 48, 0.4, 0.9),
          seed: 6,
        }),
};
