import { deeper, lighter, mix } from '../../paper/mix.ts';
import { breast, bustSpots, coatBust, type Figure } from '../bodies.ts';
import { lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Kit } from '../kit.ts';
import type { Breed, Papers } from './breed.ts';

const figure = { neck: 180, shoulder: 290, base: 318 } as const;

const wiry = (kit: Kit, { coat, light, chest = light }: Papers, frame: Figure) =>
  coatBust(kit, {
    figure: frame,
    outer: { fill: deeper(coat, 0.16), edge: lock(56, 26, 0.6, 0.5) },
    rows: { edge: lock(76, 44, 0.5), fills: [coat, lighter(coat, 0.06)], pace: 100 },
  }) +
  breast(kit, {
    half: frame.neck * 0.88,
    long: 420,
    fill: chest,
    under: mix(coat, chest, 0.45),
    edge: lock(54, 46, 0.5, 0.9),
  });

const neck = {
  x: 4,
  y: 44,
  half: 188,
  sag: 84,
  body: bustSpots(figure),
  hair: lock(42, 44, 0.5, 0.9),
} as const;

/** A folded ear of short hair: its root, the small V that falls from the fold, and its lighter crease. */
const fold = {
  root: '76 -170 92 -214 150 -244 194 -230 204 -196 188 -140 130 -120',
  flap: '70 -198 92 -220 156 -246 204 -232 212 -220 200 -174 178 -116 168 -94 163 -88 155 -92 130 -126 94 -166',
  crease: '76 -204 94 -222 156 -246 204 -230 206 -218 160 -222 116 -202 90 -190',
} as const;

const ears = (kit: Kit, shade: string, coat: string) =>
  kit.pair(fold.flap, { fill: shade, edge: lock(16, 5, 0.5, 0.9), lift: 2, z: 4, seed: 2 }) +
  kit.pair(fold.crease, { fill: lighter(shade, 0.24), edge: lock(15, 4, 0.5, 0.9), z: 4, seed: 4 }) +
  // Locks of the crown lie over the ears' roots.
  kit.pair('62 -206 96 -222 128 -202 124 -176 92 -172', {
    fill: lighter(coat, 0.06),
    edge: lock(26, 14, 0.6, 0.7),
    z: 14,
    seed: 5,
  });
const earRoots = (kit: Kit, shade: string) =>
  kit.pair(fold.root, { fill: deeper(shade, 0.3), edge: lock(18, 5, 0.5, 0.9), lift: 1, z: -12 });

/** Brussels Griffon: a flat face, huge eyes, a short nose between them, a mustache over a fan of a beard. */
export const griffon: Breed = {
  neck: { x: 4, y: 114, half: 264, sag: 70, body: neck.body },
  bust: (kit, papers) => wiry(kit, papers, figure),
  head: (kit, { coat, light, ear: shade, muzzle = light, mask = coat, nose: leather }) => {
    const ear = mix(shade, coat, 0.4);
    return [
      earRoots(kit, ear),
      kit.mid('0 -234 96 -222 168 -146 194 -16 178 92 118 158 0 176', {
        fill: coat,
        edge: lock(48, 28, 0.5, 0.3),
        lift: 3,
        seed: 2,
      }),
      kit.mid('0 -250 44 -242 76 -206 62 -166 28 -140 0 -134', {
        fill: lighter(coat, 0.18),
        edge: lock(32, 26, 0.6, 0.5),
        z: 50,
        seed: 9,
      }),
      kit.pair('110 20 160 -6 194 40 180 110 130 156 90 120', {
        fill: lighter(coat, 0.16),
        edge: lock(40, 26, 0.4, 0.7),
        z: 24,
        seed: 5,
      }),
      kit.mid('0 90 84 84 118 120 114 176 88 216 44 232 0 238', {
        fill: mix(muzzle, coat, 0.2),
        edge: lock(38, 34, 0.3, 0.9),
        lift: 2,
        z: 84,
        seed: 4,
      }),
      // The dark mask of a short snout.
      kit.mid('0 -84 44 -78 84 -46 84 10 60 60 0 76', {
        fill: mask,
        edge: lock(32, 10, 0.4, 0.6),
        z: 104,
      }),
      dogEyes(kit, { apart: 94, y: -52, size: 44, z: 112, lid: mix(coat, mask, 0.5) }),
      // The mustache, combed out to both sides, its lighter half on top.
      kit.pair('2 52 50 34 112 52 160 104 158 150 116 170 60 158 4 130', {
        fill: muzzle,
        edge: lock(38, 34, 0.35, 0.9),
        lift: 2,
        z: 112,
        seed: 6,
      }),
      kit.pair('2 60 42 48 92 68 120 108 90 134 40 128 2 112', {
        fill: lighter(muzzle, 0.34),
        edge: lock(32, 24, 0.35, 0.9),
        z: 132,
        seed: 3,
      }),
      nose(kit, 32, 44, 150, leather),
      mouth(kit, { y: 62, half: 42, drop: 20, z: 148 }),
      kit.pair('34 -118 66 -142 112 -146 144 -122 114 -112 70 -104', {
        fill: lighter(coat, 0.22),
        edge: lock(30, 16, 0.5, 0.4),
        z: 90,
        seed: 5,
      }),
      ears(kit, ear, coat),
    ].join('');
  },
};

/** A wiry terrier of no known breed: folded ears, brows and beard that stand as they like. */
export const terrier: Breed = {
  neck: { ...neck, y: 52, half: 196, sag: 60 },
  bust: (kit, papers) => wiry(kit, papers, figure),
  head: (kit, { coat, light, ear: shade, muzzle = light, nose: leather }) => {
    const ear = mix(shade, coat, 0.35);
    return [
      earRoots(kit, ear),
      kit.mid('0 -206 92 -194 160 -132 178 -10 160 88 104 154 0 174', {
        fill: coat,
        edge: lock(44, 24, 0.6, 0.3),
        lift: 3,
        seed: 3,
      }),
      kit.pair('100 30 150 6 182 46 166 112 114 158 78 118', {
        fill: lighter(coat, 0.18),
        edge: lock(40, 28, 0.5, 0.8),
        z: 24,
        seed: 5,
      }),
      kit.mid('0 -214 44 -206 64 -170 44 -134 0 -122', {
        fill: lighter(coat, 0.16),
        edge: lock(32, 24, 0.6, 0.5),
        z: 50,
      }),
      kit.mid('0 96 70 96 96 140 74 198 0 214', {
        fill: mix(muzzle, coat, 0.3),
        edge: lock(34, 32, 0.4, 0.9),
        z: 110,
        seed: 5,
      }),
      kit.mid('0 -86 40 -72 70 -10 118 40 130 96 104 148 48 166 0 164', {
        fill: mix(muzzle, coat, 0.42),
        edge: lock(32, 24, 0.5, 0.9),
        z: 136,
        seed: 3,
      }),
      kit.mid('0 -56 30 -46 52 4 98 46 112 94 86 138 38 150 0 148', {
        fill: muzzle,
        edge: lock(34, 20, 0.5, 0.9),
        lift: 1,
        z: 152,
        seed: 8,
      }),
      dogEyes(kit, { apart: 82, y: -48, size: 40, lid: coat }),
      nose(kit, 42, 52, 180, leather),
      mouth(kit, { y: 75, half: 54, drop: 21 }),
      kit.pair('30 -112 58 -136 108 -142 142 -114 110 -106 66 -98', {
        fill: mix(light, coat, 0.3),
        edge: lock(28, 18, 0.5, 0.5),
        lift: 1,
        z: 104,
      }),
      ears(kit, ear, coat),
    ].join('');
  },
};
