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

/** Norfolk Terrier: a flat broad skull, V-shaped ears that fold at its corners, a short strong muzzle, a rough coat. */
export const norfolk: Breed = {
  neck: { ...neck, y: 66, half: 204, sag: 66 },
  bust: (kit, papers) => wiry(kit, papers, figure),
  head: (kit, { coat, light, ear: shade, muzzle = light, mask = shade, nose: leather }) => {
    const flap =
      '88 -150 112 -186 158 -208 206 -202 248 -184 258 -150 252 -104 236 -62 222 -50 200 -70 168 -104 124 -130';
    const lit = '130 -176 160 -194 204 -188 234 -170 240 -138 234 -96 226 -76 202 -96 168 -130';
    return [
      kit.far(flap, { fill: deeper(shade, 0.12), lift: 3, z: 6 }),
      kit.far(lit, { fill: lighter(shade, 0.08), z: 6 }),
      kit.mid('0 -182 84 -180 140 -160 172 -110 180 -20 176 70 128 132 0 152', {
        fill: coat,
        edge: lock(40, 20, 0.6, 0.4),
        lift: 3,
        seed: 3,
        z: -6,
      }),
      kit.pair('96 10 150 -10 190 30 180 96 126 140 84 100', {
        fill: lighter(coat, 0.2),
        edge: lock(38, 28, 0.5, 0.8),
        z: 20,
        seed: 5,
      }),
      // A flat top, its hair combed back to both sides.
      kit.mid('0 -190 56 -188 96 -168 84 -138 40 -122 0 -118', {
        fill: lighter(coat, 0.12),
        edge: lock(34, 18, 0.5, 0.4),
        z: 30,
        seed: 9,
      }),
      kit.mid('0 92 66 94 96 132 86 186 40 214 0 220', {
        fill: mix(muzzle, coat, 0.42),
        edge: lock(34, 30, 0.4, 1),
        lift: 2,
        z: 108,
        seed: 4,
      }),
      kit.mid('0 -84 34 -74 60 -24 100 22 124 74 110 128 60 156 0 158', {
        fill: mix(muzzle, coat, 0.3),
        edge: lock(34, 22, 0.4, 0.9),
        lift: 2,
        z: 130,
        seed: 3,
      }),
      // The dark bridge of a short muzzle.
      kit.mid('0 -70 22 -60 34 -16 46 26 40 56 0 60', {
        fill: mix(mask, coat, 0.45),
        edge: lock(26, 8, 0.4, 0.8),
        z: 150,
      }),
      dogEyes(kit, { apart: 82, y: -40, size: 36, z: 118, lid: mix(coat, shade, 0.3) }),
      kit.pair('2 48 34 34 72 54 102 92 104 132 74 156 36 148 4 118', {
        fill: lighter(muzzle, 0.2),
        edge: lock(30, 24, 0.4, 1),
        lift: 1,
        z: 148,
        seed: 6,
      }),
      nose(kit, 34, 50, 178, leather),
      mouth(kit, { y: 66, half: 50, drop: 24, z: 170 }),
      kit.pair('34 -100 58 -128 108 -134 140 -106 112 -98 70 -92', {
        fill: mix(light, coat, 0.15),
        edge: lock(28, 16, 0.5, 0.5),
        lift: 1,
        z: 100,
      }),
      kit.near(flap, { fill: shade, lift: 3, z: 8 }),
      kit.near(lit, { fill: lighter(shade, 0.18), z: 8 }),
      kit.pair('84 -170 112 -190 146 -188 136 -160 104 -146', {
        fill: lighter(coat, 0.06),
        edge: lock(28, 14, 0.5, 0.7),
        z: 12,
        seed: 5,
      }),
    ].join('');
  },
};

/** Places of the ears of a mongrel: the far one stands, the near one hangs. */
const standing = '56 -160 74 -218 102 -270 132 -296 152 -276 176 -222 188 -160 170 -110';
const standingLight = '92 -168 106 -216 130 -258 146 -230 162 -186 164 -140';
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
      kit.far(standingLight, { fill: lighter(shade, 0.2), z: -14 }),
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
