import { ink } from '../paper/ink.ts';
import { deeper } from '../paper/mix.ts';
import { oval } from '../paper/shapes.ts';
import { piece, place, sheet, type Placement } from '../paper/sheet.ts';
import { lock, type Edge } from './edge.ts';
import type { Cut, Kit } from './kit.ts';
import { tabbyBars, type Stripes } from './tabby-bars.ts';

/** Nails that have grown too long: how long, and their papers from root to tip. */
type Nails = { long: number; color: string; tip: string };

/** How the legs of a pet look that lies. */
export type Legs = {
  /** The upper arm, the forearm and the toes, each a step lighter. */
  arm: string;
  leg: string;
  toes: string;
  edge: Edge;
  worn: Edge;
  nails?: Nails;
  /** Hair that has grown over the toes. */
  shag?: string;
  stripes?: Stripes;
};

const pawBack = '-76 6 -78 -30 -50 -62 0 -72 50 -62 78 -32 76 4 40 20 0 26 -40 22';
const toeSpots = [
  [-54, 4, 27, 33],
  [56, 0, 26, 32],
  [-19, 16, 30, 36],
  [21, 15, 30, 35],
] as const;

/** One nail: it grows out of the toe's front and bends down to the side. */
function nail(x: number, y: number, { long, color, tip }: Nails): string {
  const hook = (reach: number) =>
    `M-7 -4C-6 -11 6 -11 7 -4C9 ${reach * 0.3} ${reach * 0.26} ${reach * 0.66} ${reach * 0.36} ${reach}C${reach * 0.02} ${reach * 0.86} -7 ${reach * 0.4} -7 -4Z`;
  return place({ x, y }, sheet(1, piece(hook(long), tip)), piece(hook(long * 0.56), color));
}

/** Hair of an untrimmed foot, over the upper half of its toes. */
const shagSpots = '-78 -14 -74 -42 -44 -70 0 -78 46 -70 76 -42 78 -14 56 -2 30 4 0 8 -30 4 -56 0';

/** A forepaw toward us: four toes below the fur of the leg. */
export function paw(
  kit: Kit,
  legs: Pick<Legs, 'toes' | 'nails' | 'shag'>,
  at: Placement,
  seed: number,
): string {
  const { toes, nails, shag } = legs;
  return place(
    at,
    oval(0, 40, 96, 16, ink.night, 'opacity="0.42" filter="url(#soft)"'),
    kit.lay(pawBack, { fill: deeper(toes, 0.07), grown: 0, lift: 2 }),
    ...toeSpots.map(([x, y, wide, high]) => sheet(1, oval(x, y, wide, high, kit.tone(toes)))),
    ...(nails && kit.isBefore
      ? toeSpots.map(([x, y, , high]) => nail(x + 2, y + high - 14, nails))
      : []),
    shag && kit.isBefore
      ? kit.lay(shagSpots, { fill: shag, worn: lock(38, 22, 0.4, 1.3), grown: 0, seed })
      : '',
  );
}

const farForearm =
  '780 890 850 872 912 896 962 928 1000 960 1010 988 984 1016 924 1020 860 1004 800 976';
const forearm =
  '534 950 590 922 656 944 716 986 752 1018 770 1054 744 1092 700 1100 630 1086 566 1062 526 1016';
const arm =
  '624 676 676 700 700 780 690 870 662 950 616 1006 562 1022 520 998 508 936 526 850 560 750';

/** The foreleg on the far side, from below the breast. */
export function farForeleg(kit: Kit, legs: Legs): string {
  const { leg, edge, worn } = legs;
  const fur: Cut = { fill: deeper(leg, 0.1), edge, worn, grown: 0, lift: 2 };
  return (
    paw(
      kit,
      { ...legs, toes: deeper(legs.toes, 0.06) },
      { x: 1022, y: 1008, scale: 1, turn: -8 },
      3,
    ) + kit.lay(farForearm, { ...fur, seed: 4 })
  );
}

/** The foreleg toward us: the upper arm back to the elbow, the forearm from there to the paw. */
export function nearForeleg(kit: Kit, legs: Legs): string {
  const { leg, edge, worn } = legs;
  const fur: Cut = { fill: leg, edge, worn, grown: 0, lift: 2 };
  return [
    oval(650, 1106, 170, 18, ink.night, 'opacity="0.4" filter="url(#soft)"'),
    paw(kit, legs, { x: 786, y: 1084, scale: 1.26, turn: 2 }, 6),
    kit.lay(forearm, { ...fur, seed: 2 }),
    tabbyBars(kit, 'forearm', legs.stripes),
    kit.lay(arm, { ...fur, fill: legs.arm, lift: 3, seed: 7 }),
    tabbyBars(kit, 'arm', legs.stripes),
  ].join('');
}

const foot = '196 1000 300 970 356 976 390 1004 398 1050 370 1084 310 1092 220 1084 186 1044';

/** The hind foot, flat on the ground below its knee. */
export function hindFoot(kit: Kit, legs: Legs): string {
  const { leg, edge, worn } = legs;
  return [
    oval(390, 1092, 150, 16, ink.night, 'opacity="0.4" filter="url(#soft)"'),
    paw(kit, { toes: legs.toes }, { x: 436, y: 1046, scale: 0.98 }, 5),
    kit.lay(foot, { fill: leg, edge, worn, grown: 0, lift: 2, seed: 6 }),
  ].join('');
}
