import { deeper, lighter, mix } from '../../paper/mix.ts';
import { smooth } from '../../paper/outline.ts';
import { stroke } from '../../paper/shapes.ts';
import { piece, sheet, type Lift } from '../../paper/sheet.ts';
import { contact } from '../backdrop.ts';
import { breast, bustSpots, coatBust } from '../bodies.ts';
import { lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Kit } from '../kit.ts';
import type { Breed } from './breed.ts';

/** The body of one that lies: it leaves the picture behind the haunch. */
const torso =
  '-120 -50 -30 -90 64 -66 116 20 128 140 106 260 30 350 -140 376 -380 380 -600 376 -740 340 -790 220 -750 120 -640 72 -460 62 -300 78 -180 60 -140 0';

const sitting = { neck: 122, shoulder: 204, base: 226 } as const;

/** Places of a muzzle that comes toward us: right of the middle, down, and out. */
const snout = [
  [0, -92, 96],
  [42, -70, 100],
  [62, 0, 116],
  [62, 70, 186],
  [58, 128, 240],
  [38, 170, 254],
] as const;

/** A snout in one sheet, narrower by `share`, from the brow to the tip. */
function muzzleOf(kit: Kit, fill: string, share: number, lift: Lift): string {
  const side = (sign: 1 | -1) => snout.map(([x, y, z]) => kit.spot(sign * x * share, y, z));
  return sheet(
    lift,
    piece(smooth([...side(1), kit.spot(0, 182, 256), ...side(-1).slice(1).toReversed()]), fill),
  );
}

const shortHair = lock(40, 7, 0.4, 0.8);

/** A long snout below round ears that hang low. */
const head: Breed['head'] = (kit, { coat, light, ear: shade, muzzle = coat, nose: leather }) => {
    const ear = '72 -130 126 -150 182 -92 220 40 222 150 184 206 140 180 112 60';
    return [
      kit.far(ear, { fill: deeper(shade, 0.24), lift: 3, z: -30, edge: lock(64, 4, 0.3, 0.9) }),
      kit.mid('0 -170 72 -160 124 -108 136 -20 116 56 78 106 0 124', {
        fill: coat,
        lift: 3,
        edge: lock(40, 7, 0.4, 0.6),
      }),
      muzzleOf(kit, lighter(muzzle, 0.1), 1.14, 1),
      kit.pair('2 96 30 84 56 104 58 140 36 172 2 166', {
        fill: lighter(muzzle, 0.3),
        lift: 1,
        z: 244,
        edge: lock(40, 5, 0.3, 0.9),
      }),
      kit.pair('44 -92 66 -106 88 -96 70 -80', { fill: light, z: 100, lift: 1 }),
      dogEyes(kit, { apart: 66, y: -44, size: 35, z: 108, lid: coat }),
      nose(kit, 90, 46, 256, leather),
      mouth(kit, { y: 122, half: 42, drop: 18, z: 250 }),
      kit.near(ear, { fill: shade, lift: 3, z: 10, edge: lock(64, 4, 0.3, 0.9) }),
      kit.near('96 -112 132 -128 168 -80 200 40 196 124 164 130 128 20', {
        fill: lighter(shade, 0.13),
        z: 10,
        edge: lock(60, 6, 0.3, 0.9),
      }),
    ].join('');
};

/** The three steps of a breast in short hair. */
const chestOf = (kit: Kit, chest: string, coat: string, half: number, long: number) =>
  breast(kit, {
    half,
    long,
    fill: mix(chest, coat, 0.3),
    under: mix(chest, coat, 0.65),
    over: lighter(chest, 0.16),
    edge: lock(42, 16, 0.4, 0.9),
  });

/** Dachshund, sitting upright. */
export const dachshund: Breed = {
  neck: { x: 4, y: 18, half: 134, sag: 44, body: bustSpots(sitting) },
  bust: (kit, { coat, light, chest = light }) =>
    coatBust(kit, { figure: sitting, outer: { fill: coat, edge: shortHair } }) +
    chestOf(kit, chest, coat, 104, 400),
  head,
};

/** Dachshund, lying: as long as the picture is wide, on short legs. */
export const lyingDachshund: Breed = {
  neck: { x: 4, y: 6, half: 136, sag: 44, body: torso },
  bust: (kit, { coat, light, chest = light }) => {
    const limb = (spots: string, fill: string, lift: Lift = 2) =>
      kit.lay(spots, { fill, lift, edge: shortHair });
    const toes = (x: number) =>
      stroke(`M${x} 346q10 14 4 30M${x - 32} 344q10 14 4 32`, deeper(coat, 0.4), 4.5);
    return [
      contact(-260, 388, 520),
      limb('40 316 180 314 258 330 270 362 150 378 40 372', deeper(coat, 0.26)),
      limb(torso, coat, 3),
      // The light along the back, in two steps.
      kit.lay('-640 96 -440 84 -280 100 -190 90 -150 180 -190 250 -400 290 -600 270 -690 180', {
        fill: lighter(coat, 0.07),
        edge: lock(48, 14, 0.4, 0.9),
        lift: 1,
        seed: 2,
      }),
      kit.lay('-600 96 -430 86 -270 102 -200 110 -210 170 -400 200 -570 180', {
        fill: lighter(coat, 0.14),
        edge: lock(44, 14, 0.4, 0.9),
        lift: 1,
        seed: 5,
      }),
      limb('-760 160 -640 110 -520 140 -460 230 -480 330 -600 384 -760 360', lighter(coat, 0.05)),
      limb('-620 336 -480 326 -410 346 -404 380 -460 392 -620 390', lighter(coat, 0.2)),
      toes(-440),
      chestOf(kit, chest, coat, 100, 330),
      limb('-170 170 -90 110 -20 150 10 250 0 340 -70 372 -160 340 -190 250', lighter(coat, 0.09)),
      limb('-110 312 20 306 140 316 208 334 214 372 170 390 10 390 -110 384', lighter(coat, 0.2)),
      toes(176),
    ].join('');
  },
  head,
};
