import { deeper, lighter } from '../paper/mix.ts';
import { oval } from '../paper/shapes.ts';
import { piece, place, sheet } from '../paper/sheet.ts';
import { contact } from './backdrop.ts';
import { shingles } from './bodies.ts';
import type { Breed, Papers } from './breeds/breed.ts';
import { lock, smoothEdge, type Edge } from './edge.ts';
import type { Cut, Kit, Spots } from './kit.ts';
import type { Tail } from './tails.ts';

/** The head's place and size when the body lies. */
export const headOfLying = { at: [730, 448], scale: 1.18 } as const;

/** How a pet lies. */
export type Lying = {
  breed: Breed;
  /** The coat of the back: its edge in both states, and the papers of its rows. */
  edge: Edge;
  worn: Edge;
  back: readonly string[];
  /** The thigh from its outer paper to the light on it. */
  thigh: readonly [string, string, string];
  thighEdge?: Edge;
  leg: string;
  toes?: string;
  legEdge?: Edge;
  legWorn?: Edge;
  /** How far the nails reach beyond the toes. */
  nails: { before: number; after: number; color: string };
  rug: string;
  breastEdge?: Edge;
  stripes?: string;
  /** The rows of the back, where they are not long locks. */
  rows?: { edge: Edge; worn?: Edge; pace: number };
  tail?: Record<'before' | 'after', Tail>;
};

const back =
  '730 560 600 560 480 592 366 660 264 752 190 860 160 960 186 1036 300 1066 500 1072 680 1066 800 1040 840 900 820 700';
const thigh =
  '196 950 208 856 262 776 346 736 436 746 504 812 530 904 512 990 440 1042 330 1058 234 1034';
const thighTop = '232 880 262 806 330 760 418 762 480 820 500 896 470 940 400 960 310 956 250 930';
const thighLight = '276 830 326 784 396 778 446 816 464 866 430 892 366 896 306 880';
const bars: readonly Spots[] = [
  '410 640 450 616 490 650 506 720 470 690 430 672',
  '330 690 372 664 412 690 424 726 392 712 350 712',
  '222 846 262 792 300 810 330 856 290 838 250 850',
  '196 930 250 900 306 912 340 950 292 938 236 950',
  '226 1010 280 990 330 1000 356 1030 310 1026 256 1034',
];
/** The breast with its elbows, behind the forelegs, and what of it falls over them. */
const shoulders =
  '640 560 820 560 900 640 980 740 1024 850 1030 960 990 1020 900 1040 560 1040 470 1022 434 960 440 850 490 740 560 640';
const breast =
  '640 580 820 580 870 660 896 760 892 830 850 890 796 926 730 944 660 926 610 890 570 830 568 760 596 660';

/** One nail, pointing down and a little outward. */
const nail = (x: number, y: number, wide: number, long: number, lean: number, color: string) =>
  sheet(
    1,
    piece(
      `M${x - wide} ${y}C${x - wide * 1.1} ${y + long * 0.6} ${x - wide * 0.6 + lean} ${y + long} ${x + lean} ${y + long}C${x + wide * 0.5 + lean} ${y + long * 0.9} ${x + wide * 1.2} ${y + long * 0.5} ${x + wide} ${y}Z`,
      color,
    ),
  );

const toeSpots = [
  [-70, -6, 36, 40],
  [70, -6, 36, 40],
  [-27, 6, 40, 46],
  [27, 6, 40, 46],
] as const;

/** A foreleg that lies toward us: the arm, four toes and their nails. */
function foreleg(kit: Kit, x: number, y: number, spec: Lying, scale: number, seed: number) {
  const { leg, toes = lighter(leg, 0.24), legEdge = smoothEdge, legWorn, nails } = spec;
  const long = kit.isBefore ? nails.before : nails.after;
  const arm: Cut = { fill: leg, edge: legEdge, ...(legWorn && { worn: legWorn }), grown: 2, lift: 2, seed };
  return place(
    { x, y, scale },
    oval(0, 50, 116, 20, '#150d22', 'opacity="0.4" filter="url(#soft)"'),
    ...toeSpots.map(([dx, dy, wide, high]) =>
      nail(dx * 1.04, dy + high - 16, 9, 18 + long, kit.isBefore ? Math.sign(dx) * 6 : 0, kit.tone(nails.color)),
    ),
    ...toeSpots.map(([dx, dy, wide, high]) => sheet(1, oval(dx, dy, wide, high, kit.tone(toes)))),
    kit.lay('-94 -44 -106 -80 -98 -134 -72 -176 -30 -196 30 -196 72 -176 98 -134 106 -80 94 -44 50 -30 0 -24 -50 -30', arm),
  );
}

function tailOf(kit: Kit, { spots, marks, ...style }: Tail): string {
  const fur: Cut = { lift: 3, grown: 0, ...style };
  const inside = marks.map((mark) => kit.lay(mark.spots, { lift: 1, grown: 0, ...mark }));
  return `${kit.lay(spots, fur)}<clipPath id="tail"><path d="${kit.outline(spots, fur)}"/></clipPath><g clip-path="url(#tail)">${inside.join('')}</g>`;
}

const longRows = { edge: lock(92, 40, 0.5, 0.8), worn: lock(84, 56, 0.9), pace: 110 };

/** The bust of the breed within an outline. */
const bustWithin = (id: string, outline: string, drawn: string) =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`;

/** Lying toward us, the forepaws in front, the back and one haunch behind the breast. */
export const lying =
  (spec: Lying) =>
  (kit: Kit, papers: Papers): string => {
    const { breed, edge, worn, back: fills, rug, tail, stripes, rows = longRows } = spec;
    const fur: Cut = { fill: fills[0] ?? papers.coat, edge, worn, seed: 4, lift: 3 };
    const hanging: Cut = { fill: fur.fill, edge: spec.thighEdge ?? lock(62, 44, 0.5, 1.3), grown: 0 };
    const locks: Cut = { fill: '', edge: spec.breastEdge ?? lock(66, 50, 0.4, 1), worn: lock(64, 58, 0.9, 1.1), grown: 0, seed: 4 };
    const lay = kit.lay;
    const bust = place({ x: 716, y: 624, scale: 0.94 }, breed.bust(kit, papers));
    return [
      sheet(2, oval(620, 1076, 556, 98, deeper(rug, 0.18))),
      oval(620, 1070, 530, 84, rug),
      oval(620, 1070, 498, 72, 'none', `stroke="${deeper(rug, 0.16)}" stroke-width="5"`),
      contact(580, 1060, 470),
      lay(back, { ...fur, fill: deeper(fur.fill, 0.12) }),
      shingles(kit, {
        outline: kit.outline(back, fur),
        edge: rows.edge,
        ...(rows.worn && { worn: rows.worn }),
        fills,
        rows: Array.from({ length: Math.ceil(400 / rows.pace) }, (_, i) => [670 + i * rows.pace, -60] as const),
        at: 480,
      }),
      lay(thigh, { ...fur, fill: spec.thigh[0], seed: 9 }),
      lay(thighTop, { ...hanging, fill: spec.thigh[1], seed: 5 }),
      lay(thighLight, { ...hanging, fill: spec.thigh[2], seed: 7 }),
      ...(stripes ? bars : []).map((spots) => lay(spots, { fill: stripes ?? '', lift: 0, worn: smoothEdge })),
      tail ? '' : foreleg(kit, 402, 1040, { ...spec, nails: { ...spec.nails, before: spec.nails.after } }, 0.86, 8),
      sheet(3, bustWithin('shoulders', kit.outline(shoulders, { ...fur, seed: 2 }), bust)),
      foreleg(kit, 858, 1046, spec, 1, 3),
      foreleg(kit, 622, 1072, spec, 1.12, 6),
      sheet(2, bustWithin('breast', kit.outline(breast, locks), bust)),
      tail ? tailOf(kit, tail[kit.state]) : '',
    ].join('');
  };
