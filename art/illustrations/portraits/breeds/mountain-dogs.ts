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

function bust(
  kit: Kit,
  { coat, light, chest = light }: Papers,
  long: number,
  under?: string,
): string {
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
      ...(under && { under }),
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

/** Great Pyrenees: a white bear with a mane and small ears. */
export const pyrenees: Breed = {
  neck: { x: 4, y: 40, half: 204, sag: 60 },
  bust: (kit, papers) => bust(kit, papers, 58, mix(papers.coat, papers.ear, 0.4)),
  head: (kit, papers) =>
    kit.mid('0 -150 150 -150 236 -40 262 80 220 190 110 250 0 270', {
      fill: mix(papers.coat, papers.ear, 0.62),
      edge: lock(74, 52, 0.4, 0.8),
      lift: 2,
      z: -50,
      seed: 6,
    }) +
    head(
      kit,
      papers,
      '130 -140 186 -156 242 -100 262 0 246 84 206 108 174 56 148 -50',
      lock(64, 26, 0.35, 0.7),
      mix(papers.coat, papers.ear, 0.3),
    ) +
    // Locks of the crown lie over the ear's root.
    kit.near('88 -176 132 -182 168 -148 148 -122 112 -128', {
      fill: papers.coat,
      edge: lock(40, 18, 0.4, 0.8),
      z: 24,
      seed: 3,
    }),
};
