import { deeper, lighter } from '../../paper/mix.ts';
import { smooth } from '../../paper/outline.ts';
import { stroke } from '../../paper/shapes.ts';
import { piece, sheet, type Lift } from '../../paper/sheet.ts';
import { contact } from '../backdrop.ts';
import { lock } from '../edge.ts';
import { dogEyes, mouth, nose } from '../face.ts';
import type { Kit } from '../kit.ts';
import type { Breed } from './breed.ts';

const torso =
  '-104 -40 -30 -74 60 -56 112 20 128 128 108 240 30 312 -140 326 -340 304 -540 270 -670 290 -748 252 -774 170 -724 100 -590 92 -360 116 -200 94 -136 30';

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

/** Dachshund, whole and from the side: a long back on short legs, a long snout, round ears set high. */
export const dachshund: Breed = {
  neck: { x: 8, y: 2, half: 128, sag: 40, body: torso },
  bust: (kit, { coat, light, chest = light }) => {
    const leg = (spots: string, fill: string) =>
      kit.lay(spots, { fill, lift: 2, edge: lock(60, 4, 0.3, 0.9) });
    const toes = (x: number, y: number) =>
      stroke(`M${x} ${y}v22M${x + 26} ${y}v22`, deeper(coat, 0.4), 4.5);
    return [
      contact(-300, 478, 470),
      // The legs on the far side, and the tail.
      leg('60 250 118 240 128 330 118 420 158 440 160 464 64 464 58 380', deeper(coat, 0.3)),
      leg(
        '-520 250 -440 260 -450 340 -470 420 -424 440 -424 464 -540 464 -550 400 -560 320',
        deeper(coat, 0.3),
      ),
      leg(
        '-690 110 -760 84 -850 20 -900 -60 -916 -64 -912 -36 -870 60 -780 150 -710 180',
        deeper(coat, 0.14),
      ),
      kit.lay(torso, { fill: coat, lift: 3, edge: lock(80, 5, 0.3, 0.6) }),
      kit.lay('-600 110 -340 130 -180 120 -110 180 -180 226 -360 218 -580 190 -690 170', {
        fill: lighter(coat, 0.1),
        lift: 0,
      }),
      // The breastbone stands out before the legs.
      kit.lay('0 -60 62 -44 108 26 122 130 100 226 40 270 -20 216 -30 110 -10 20', {
        fill: chest,
        lift: 1,
        edge: lock(48, 14, 0.4, 0.9),
        seed: 4,
      }),
      kit.lay('14 -40 56 -30 92 30 100 104 70 160 30 130 4 60', {
        fill: lighter(chest, 0.24),
        lift: 1,
        edge: lock(42, 14, 0.4, 0.9),
        seed: 6,
      }),
      leg(
        '-640 130 -560 190 -570 290 -620 360 -630 420 -580 446 -580 472 -700 472 -712 400 -756 300 -764 200 -710 130',
        lighter(coat, 0.06),
      ),
      toes(-634, 448),
      leg(
        '-96 190 -20 160 40 226 34 330 26 420 74 444 76 472 -42 472 -50 380 -90 300',
        lighter(coat, 0.06),
      ),
      toes(20, 448),
    ].join('');
  },
  head: (kit, { coat, light, ear: shade, muzzle = coat, nose: leather }) => {
    const ear = '70 -140 130 -160 186 -104 214 10 206 120 168 170 128 142 108 40';
    return [
      kit.far(ear, { fill: deeper(shade, 0.24), lift: 3, z: -30 }),
      kit.mid('0 -170 72 -160 124 -108 136 -20 116 56 78 106 0 124', {
        fill: coat,
        lift: 3,
        edge: lock(60, 5, 0.3, 0.5),
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
      kit.near(ear, { fill: shade, lift: 3, z: 10 }),
      kit.near('92 -122 132 -136 172 -90 194 10 182 88 150 70 122 -10', {
        fill: lighter(shade, 0.13),
        z: 10,
        edge: lock(60, 6, 0.3, 0.9),
      }),
    ].join('');
  },
};
