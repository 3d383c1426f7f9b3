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

/** Brussels Griffon: a flat face, huge eyes, a short nose between them, a mustache over a fan of a beard. */
export const griffon: Breed = {
  neck: { ...neck, y: 78, half: 212, sag: 74 },
  bust: (kit, papers) => wiry(kit, papers, figure),
  head: (kit, { coat, light, ear: shade, muzzle = light, mask = coat, nose: leather }) => {
    const ear = foldedEar(-8);
    return [
      kit.far(ear.flap, { fill: deeper(shade, 0.2), lift: 2, z: -14 }),
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
      kit.mid('0 74 84 66 118 110 116 180 92 232 46 254 0 262', {
        fill: mix(deeper(muzzle, 0.06), coat, 0.22),
        edge: lock(42, 40, 0.35, 0.9),
        lift: 2,
        z: 84,
        seed: 4,
      }),
      // The dark mask of a short snout.
      kit.mid('0 -84 44 -74 90 -40 92 20 60 60 0 70', {
        fill: mask,
        edge: lock(32, 10, 0.4, 0.6),
        z: 104,
      }),
      dogEyes(kit, { apart: 100, y: -34, size: 47, z: 112, lid: coat }),
      // The mustache, combed out to both sides, its lighter half on top.
      kit.pair('2 24 50 8 112 34 160 92 154 140 112 156 60 140 10 104', {
        fill: muzzle,
        edge: lock(38, 34, 0.35, 0.9),
        lift: 2,
        z: 112,
        seed: 6,
      }),
      kit.pair('2 34 42 26 92 52 116 92 84 116 40 108 6 92', {
        fill: lighter(muzzle, 0.34),
        edge: lock(32, 24, 0.35, 0.9),
        z: 132,
        seed: 3,
      }),
      nose(kit, 2, 46, 146, leather),
      mouth(kit, { y: 33, half: 42, drop: 24, z: 144 }),
      kit.pair('34 -104 66 -130 116 -132 148 -108 116 -98 70 -90', {
        fill: lighter(coat, 0.22),
        edge: lock(30, 16, 0.5, 0.4),
        z: 90,
        seed: 5,
      }),
      nearEar(kit, ear, shade, coat),
    ].join('');
  },
};

/** A wiry terrier of no known breed: folded ears, brows and beard that stand as they like. */
export const terrier: Breed = {
  neck: { ...neck, y: 52, half: 196, sag: 60 },
  bust: (kit, papers) => wiry(kit, papers, figure),
  head: (kit, { coat, light, ear: shade, muzzle = light, nose: leather }) => {
    const ear = foldedEar(14);
    return [
      kit.far(ear.flap, { fill: deeper(shade, 0.2), lift: 2, z: -14 }),
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
        fill: mix(light, coat, 0.3),
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
