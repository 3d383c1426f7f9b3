import { deeper, lighter, mix } from '../../paper/mix.ts';
import { breast, coatBust } from '../bodies.ts';
import { lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Kit } from '../kit.ts';
import type { Breed, Papers } from './breed.ts';

/** A broad head; `muzzleRow` is the paper of the locks around a muzzle of the same color as the face. */
function head(
  kit: Kit,
  papers: Papers,
  earAt: string,
  edge = lock(62, 20, 0.3, 0.6),
  muzzleRow?: string,
): string {
  const { coat, light, ear: shade, muzzle = light, nose: leather, points, blaze, tongue } = papers;
  return [
    kit.far(earAt, {
      fill: deeper(shade, 0.16),
      edge: lock(50, 20, 0.3, 0.9),
      lift: 3,
      z: -20,
      seed: 4,
    }),
    kit.mid('0 -208 104 -196 180 -126 202 -10 184 92 118 164 0 190', {
      fill: coat,
      edge,
      lift: 3,
      seed: 2,
    }),
    points
      ? kit.pair('96 50 176 10 198 70 160 146 96 176 60 120', {
          fill: points,
          edge: lock(46, 24, 0.4, 0.7),
          z: 14,
          seed: 5,
        })
      : '',
    blaze
      ? kit.mid('0 -196 22 -176 34 -100 66 -20 112 50 112 120 0 150', { fill: blaze, z: 76 })
      : '',
    points
      ? kit.pair('56 -112 90 -126 112 -104 96 -84 64 -88', { fill: points, z: 96, lift: 1 })
      : '',
    kit.mid('0 114 68 118 78 152 50 186 0 196', { fill: deeper(muzzle, 0.14), z: 120 }),
    muzzleRow
      ? kit.mid('0 -84 46 -62 76 0 122 40 138 108 110 158 50 178 0 174', {
          fill: muzzleRow,
          edge: lock(36, 14, 0.4, 0.8),
          z: 140,
          seed: 3,
        })
      : '',
    kit.mid('0 -64 36 -52 60 4 108 48 122 106 96 150 42 166 0 164', {
      fill: muzzle,
      lift: muzzleRow ? 1 : 2,
      z: 150,
    }),
    dogEyes(kit, { apart: 88, y: -42, size: 37, lid: papers.lid ?? coat }),
    nose(kit, 46, 55, 180, leather),
    mouth(kit, { y: 82, half: 60, drop: 22, ...(tongue && { tongue }) }),
    kit.near(earAt, { fill: shade, edge: lock(50, 22, 0.3, 0.9), lift: 3, z: 18, seed: 3 }),
  ].join('');
}

function bust(kit: Kit, { coat, light, chest = light }: Papers, long: number): string {
  return (
    coatBust(kit, {
      figure: { neck: 200, shoulder: 316, base: 350 },
      outer: { fill: deeper(coat, 0.12), edge: lock(76, long * 0.5, 0.3, 0.6) },
      rows: { edge: lock(104, long, 0.35), fills: [coat, lighter(coat, 0.1)], pace: 116 },
    }) +
    breast(kit, {
      half: 178,
      long: 480,
      fill: chest,
      edge: lock(66, 48, 0.35, 0.9),
    })
  );
}

/** Bernese Mountain Dog: black, with a white cross and rust on cheeks and brows. */
export const bernese: Breed = {
  neck: { x: 4, y: 40, half: 204, sag: 60 },
  bust: (kit, papers) => bust(kit, papers, 46),
  head: (kit, papers) =>
    head(kit, papers, '136 -156 200 -164 258 -90 274 30 246 116 204 120 170 50 152 -60'),
};

const earOfPyrenees = '128 -132 176 -152 226 -104 242 -20 226 52 192 76 166 36 146 -50';

/** Great Pyrenees: a white bear with a mane; the shade of its white is a warm gray. */
export const pyrenees: Breed = {
  neck: { x: 4, y: 70, half: 226, sag: 62, hair: lock(54, 54, 0.4, 0.9) },
  bust: (kit, papers) => {
    const { coat, saddle: shade = papers.ear } = papers;
    return (
      coatBust(kit, {
        figure: { neck: 216, shoulder: 330, base: 360 },
        outer: { fill: shade, edge: lock(92, 36, 0.3, 0.6) },
        rows: {
          edge: lock(124, 56, 0.3),
          fills: [mix(coat, shade, 0.8), mix(coat, shade, 0.5)],
          pace: 116,
        },
      }) +
      breast(kit, {
        half: 204,
        long: 480,
        fill: mix(coat, shade, 0.1),
        under: mix(coat, shade, 0.4),
        over: papers.light,
        edge: lock(84, 54, 0.3, 0.9),
      })
    );
  },
  head: (kit, papers) => {
    const { coat, ear, saddle: shade = ear } = papers;
    return (
      // The ruff, in two steps.
      kit.mid('0 -160 140 -150 226 -50 250 70 222 164 130 204 0 212', {
        fill: mix(coat, shade, 0.75),
        edge: lock(96, 46, 0.3, 0.8),
        lift: 2,
        z: -50,
        seed: 6,
      }) +
      kit.mid('0 -100 120 -100 208 20 196 130 120 196 0 206', {
        fill: mix(coat, shade, 0.4),
        edge: lock(84, 40, 0.3, 0.8),
        z: -30,
        seed: 3,
      }) +
      head(
        kit,
        { ...papers, ear: mix(ear, shade, 0.55) },
        earOfPyrenees,
        lock(60, 22, 0.35, 0.7),
        mix(coat, shade, 0.5),
      ) +
      // The cream of the ear within its gray edge.
      kit.near('146 -128 184 -122 212 -72 220 -10 208 34 188 46 172 16 156 -50', {
        fill: ear,
        edge: lock(40, 14, 0.3, 0.9),
        z: 18,
        seed: 5,
      }) +
      // Locks of the crown lie over the ears' roots.
      kit.pair('84 -186 130 -188 178 -152 182 -112 146 -100 108 -128', {
        fill: coat,
        edge: lock(44, 22, 0.4, 0.8),
        z: 24,
        seed: 3,
      })
    );
  },
};
