import { deeper, lighter, mix } from '../../paper/mix.ts';
import { breast, bustSpots, coatBust } from '../bodies.ts';
import { lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Kit, Spots } from '../kit.ts';
import type { Breed } from './breed.ts';

const ear = '122 -112 166 -138 216 -112 252 -44 266 44 250 98 216 108 184 72 152 8 130 -52';
/** The feathering below an ear. */
const feather = '178 10 226 -20 264 30 258 96 226 130 192 112';

const figure = { neck: 196, shoulder: 304, base: 336 } as const;

/** Unkempt, both ears hang lower, and the feathering of the near one reaches below the jaw. */
const lowEar = '132 -116 180 -134 238 -98 276 -20 288 72 270 132 240 146 212 108 180 34 148 -44';
const longFeather = '208 60 236 0 280 40 290 120 274 172 246 188 222 150';

/** A shock of hair that falls over the brow toward us, and one that stands up behind it. */
const forelock = '-40 -206 40 -222 110 -194 142 -142 140 -84 112 -78 84 -98 44 -128 -10 -136';
const cowlick = '-30 -160 0 -206 60 -222 116 -200 130 -150 60 -140';

/** Woolly undercoat that comes out all around an unkempt outline, `out` pixels beyond it. */
function fuzz(kit: Kit, paper: string | undefined, spots: Spots, out: number): string {
  if (!kit.isBefore || !paper) return '';
  const edge = lock(46, 36, 0.9, 0.9);
  return kit.lay(spots, { fill: paper, worn: edge, grown: out, lift: 2, seed: 3 });
}

/** Golden Retriever: a broad smooth skull, ears that fold to a triangle, a feathered breast. */
export const golden: Breed = {
  neck: { x: 4, y: 40, half: 200, sag: 62, body: bustSpots(figure), hair: lock(46, 46, 0.4, 0.9) },
  bust: (kit, { coat, light, chest = light, undercoat }) =>
    fuzz(kit, undercoat, bustSpots(figure), 24) +
    coatBust(kit, {
      figure,
      outer: {
        fill: deeper(coat, 0.16),
        edge: lock(70, 24, 0.3, 0.6),
        worn: lock(76, 56, 1, 1.2),
        grown: 8,
      },
      rows: {
        edge: lock(104, 44, 0.3),
        worn: lock(66, 74, 1, 1.2),
        fills: [coat, lighter(coat, 0.1)],
        pace: 116,
      },
    }) +
    breast(kit, {
      half: 186,
      long: 440,
      fill: chest,
      under: mix(coat, chest, 0.45),
      worn: lock(56, 84, 0.9, 1.4),
    }),
  head: (
    kit,
    {
      coat,
      light,
      ear: earPaper,
      muzzle = light,
      mask = mix(light, coat, 0.3),
      nose: leather,
      tongue,
      eyeSize = 37,
      eyesAt: [apart, eyesY] = [79, -48],
      shut,
      droop,
      undercoat,
    },
  ) => {
    const shade = kit.isBefore ? deeper(earPaper, 0.16) : earPaper;
    const earWorn = lock(72, 34, 0.5, 1.3);
    const fringe = { edge: lock(34, 26, 0.4, 1), worn: lock(58, 50, 0.4, 1.5), seed: 6 } as const;
    const hanging = kit.isBefore ? lowEar : ear;
    return [
      fuzz(
        kit,
        undercoat,
        '0 -204 96 -192 170 -130 236 -60 256 60 236 130 130 150 0 180 -130 150 -236 130 -256 60 -236 -60 -170 -130 -96 -192',
        8,
      ),
      kit.far(feather, { ...fringe, fill: deeper(shade, 0.3), lift: 2, z: -20 }),
      kit.far(hanging, {
        fill: deeper(shade, 0.16),
        edge: lock(54, 6, 0.3, 0.9),
        lift: 3,
        seed: 4,
        z: -20,
        worn: earWorn,
      }),
      kit.mid('0 -204 96 -192 170 -130 194 -16 176 84 116 160 0 190', {
        fill: coat,
        edge: lock(66, 16, 0.35, 0.5),
        lift: 3,
        seed: 2,
        worn: lock(60, 36, 1, 0.5),
      }),
      kit.pair('92 60 172 20 194 84 156 152 98 190 56 150', {
        fill: lighter(coat, 0.2),
        edge: lock(46, 30, 0.4, 0.8),
        seed: 5,
        z: 10,
        worn: lock(60, 60, 1, 1),
      }),
      kit.isBefore
        ? kit.far(cowlick, { fill: coat, worn: lock(46, 40, 0.9, -0.1), z: 30, seed: 4 })
        : '',
      kit.mid('0 -64 20 -74 52 -108 104 -112 146 -68 140 14 108 84 60 130 0 140', {
        fill: mix(mask, coat, 0.2),
        z: 64,
        edge: lock(40, 14, 0.5, 0.6),
        seed: 6,
      }),
      kit.mid('0 116 70 122 84 160 54 198 0 208', {
        fill: mix(deeper(muzzle, 0.12), coat, 0.3),
        z: 120,
        edge: lock(36, 8, 0.3, 0.9),
        worn: lock(44, 40, 0.8, 1.2),
      }),
      // Locks between the color of the face and that of the muzzle.
      kit.mid('0 -74 34 -56 66 0 122 40 138 102 112 154 54 176 0 172', {
        fill: mix(muzzle, mix(mask, coat, 0.2), 0.55),
        edge: lock(34, 8, 0.4, 0.8),
        z: 140,
        seed: 3,
        worn: lock(46, 34, 0.9, 1),
      }),
      kit.mid('0 -40 28 -30 52 6 104 48 122 102 102 152 48 172 0 170', {
        fill: muzzle,
        lift: 1,
        z: 152,
        seed: 8,
        worn: lock(44, 24, 0.9, 1),
      }),
      dogEyes(kit, { apart, y: eyesY, size: eyeSize, lid: mix(mask, coat, 0.3), shut, droop }),
      nose(kit, 50, 57, 182, leather),
      mouth(kit, { y: 86, half: 62, drop: 22, ...(tongue && { tongue }) }),
      kit.isBefore
        ? kit.near(forelock, {
            fill: lighter(coat, 0.14),
            worn: lock(40, 46, 0.9, 1.1),
            grown: 0,
            lift: 2,
            z: 60,
            seed: 4,
          })
        : '',
      kit.near(kit.isBefore ? longFeather : feather, {
        ...fringe,
        fill: deeper(shade, 0.14),
        lift: 2,
        z: 18,
      }),
      kit.near(hanging, {
        fill: shade,
        edge: lock(54, 6, 0.3, 0.9),
        lift: 3,
        seed: 3,
        z: 18,
        worn: earWorn,
      }),
      kit.near('156 -106 196 -106 232 -44 246 30 228 64 198 36 170 -22', {
        fill: lighter(shade, 0.14),
        edge: lock(44, 14, 0.3, 0.9),
        seed: 5,
        z: 18,
        worn: lock(46, 26, 0.8, 1.2),
      }),
      // Locks of the crown lie over the ear's root.
      kit.near('92 -150 136 -158 176 -128 168 -108 130 -104', {
        fill: coat,
        edge: lock(36, 16, 0.4, 0.9),
        z: 22,
        seed: 2,
        worn: lock(44, 26, 0.8, 0.9),
      }),
    ].join('');
  },
};
