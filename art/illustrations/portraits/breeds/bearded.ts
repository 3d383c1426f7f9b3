import { deeper, lighter, mix } from '../../paper/mix.ts';
import { breast, bustSpots, coatBust, type Figure } from '../bodies.ts';
import { lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Kit } from '../kit.ts';
import type { Breed, Papers } from './breed.ts';
import { foldedEar } from './folded-ear.ts';

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

/** Brussels Griffon: a round flat face, huge eyes, a short dark snout, a mustache over a fan of a beard. */
export const griffon: Breed = {
  neck: { ...neck, y: 100, half: 220, sag: 84 },
  bust: (kit, papers) => wiry(kit, { ...papers, coat: deeper(papers.coat, 0.12) }, figure),
  head: (kit, { coat, light, ear: shade, muzzle = light, mask = coat, nose: leather }) => {
    const ear = foldedEar(-28);
    return [
      kit.far(ear.flap, { fill: deeper(shade, 0.2), lift: 2, z: -14 }),
      // Wiry hair stands out around the whole face.
      kit.mid('0 -220 104 -206 178 -130 208 -4 202 90 150 170 60 210 0 214', {
        fill: deeper(coat, 0.18),
        edge: lock(44, 34, 0.6, 0.4),
        lift: 3,
        seed: 2,
        z: -20,
      }),
      kit.mid('0 74 100 66 150 112 152 176 116 228 54 250 0 256', {
        fill: mix(muzzle, coat, 0.4),
        edge: lock(44, 42, 0.4, 0.9),
        lift: 2,
        z: 60,
        seed: 4,
      }),
      kit.mid('0 -224 92 -212 158 -142 178 -20 164 70 116 116 0 130', {
        fill: coat,
        edge: lock(42, 20, 0.5, 0.4),
        lift: 2,
        seed: 5,
      }),
      kit.pair('4 -72 34 -118 96 -122 146 -80 148 -14 116 32 60 40 14 20', {
        fill: mix(coat, light, 0.42),
        edge: lock(34, 12, 0.5, 0.6),
        z: 74,
        seed: 3,
      }),
      kit.mid('0 -250 40 -246 72 -206 60 -158 26 -124 0 -112', {
        fill: lighter(coat, 0.14),
        edge: lock(32, 30, 0.6, 0.6),
        lift: 2,
        z: 56,
        seed: 9,
      }),
      kit.mid('0 -64 24 -54 44 -14 64 26 60 60 0 66', {
        fill: mask,
        edge: lock(24, 8, 0.4, 0.7),
        z: 118,
      }),
      dogEyes(kit, { apart: 92, y: -42, size: 48, z: 112, lid: mix(coat, light, 0.2) }),
      kit.mid('0 106 60 104 78 146 54 194 0 206', {
        fill: mix(muzzle, coat, 0.16),
        edge: lock(36, 34, 0.4, 1),
        z: 100,
        seed: 7,
      }),
      // The mustache, combed out to both sides, its lighter half on top.
      kit.pair('2 44 44 30 104 46 156 96 172 158 138 164 86 148 40 136 6 116', {
        fill: mix(muzzle, coat, 0.08),
        edge: lock(36, 34, 0.4, 1),
        lift: 2,
        z: 110,
        seed: 6,
      }),
      kit.pair('2 50 40 38 84 56 116 96 112 126 72 124 34 120 6 106', {
        fill: lighter(muzzle, 0.42),
        edge: lock(32, 24, 0.4, 0.9),
        z: 130,
        seed: 3,
      }),
      nose(kit, 24, 50, 150, leather),
      mouth(kit, { y: 56, half: 46, drop: 22, z: 146 }),
      nearEar(kit, ear, shade, coat),
    ].join('');
  },
};

/** Places of the ears of a mongrel: the far one stands, its tip folded; the near one hangs. */
const standing = '56 -176 72 -244 108 -304 138 -302 172 -240 186 -160 150 -110';
const foldedTip = '96 -290 118 -312 152 -302 190 -268 218 -216 226 -172 196 -190 150 -226';
const hanging =
  '92 -176 118 -208 160 -216 202 -194 226 -146 230 -86 214 -30 196 -14 176 -40 152 -92 124 -134';
const hangingLight = '128 -186 160 -198 192 -178 210 -136 212 -84 200 -46 184 -66 162 -116';
const hangingRoot = '66 -196 92 -216 140 -212 152 -184 118 -160 78 -168';

/** A wiry terrier of no known breed: folded ears, brows and beard that stand as they like. */
export const terrier: Breed = {
  neck: { ...neck, y: 52, half: 196, sag: 60 },
  bust: (kit, papers) => wiry(kit, papers, figure),
  head: (kit, { coat, light, ear: shade, muzzle = light, nose: leather }) => {
    const ear = { flap: hanging, light: hangingLight, root: hangingRoot };
    return [
      kit.far(standing, { fill: deeper(shade, 0.2), lift: 3, z: -14 }),
      kit.far(foldedTip, { fill: lighter(shade, 0.16), lift: 2, z: -8 }),
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
        fill: deeper(coat, 0.14),
        edge: lock(32, 24, 0.6, 0.5),
        z: 50,
      }),
      kit.mid('0 96 70 96 96 140 74 198 0 214', {
        fill: mix(deeper(muzzle, 0.06), coat, 0.45),
        edge: lock(38, 38, 0.5, 0.9),
        z: 110,
        seed: 5,
      }),
      kit.mid('0 -86 40 -72 70 -10 118 40 130 96 104 148 48 166 0 164', {
        fill: mix(muzzle, coat, 0.35),
        edge: lock(36, 26, 0.5, 0.9),
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
      dogEyes(kit, { apart: 84, y: -40, size: 40, lid: coat }),
      nose(kit, 42, 52, 180, leather),
      mouth(kit, { y: 75, half: 54, drop: 21 }),
      kit.pair('30 -104 58 -128 108 -134 142 -106 110 -98 66 -90', {
        fill: mix(light, coat, 0.12),
        edge: lock(28, 18, 0.5, 0.5),
        lift: 1,
        z: 104,
      }),
      nearEar(kit, ear, shade, coat),
    ].join('');
  },
};

/** The ear toward us; locks of the crown lie over its root. */
const nearEar = (kit: Kit, ear: ReturnType<typeof foldedEar>, shade: string, coat: string) =>
  kit.near(ear.flap, { fill: shade, lift: 3, z: 12 }) +
  kit.near(ear.light, { fill: lighter(shade, 0.16), z: 12 }) +
  kit.near(ear.root, {
    fill: lighter(coat, 0.06),
    edge: lock(28, 16, 0.5, 0.7),
    z: 18,
    seed: 5,
  });
