import { ink } from '../paper/ink.ts';
import { deeper, lighter } from '../paper/mix.ts';
import { oval } from '../paper/shapes.ts';
import { fade, piece, place, sheet, type Placement } from '../paper/sheet.ts';
import { contact } from './backdrop.ts';
import { shingles } from './bodies.ts';
import type { Breed, Papers } from './breeds/breed.ts';
import { lock, smoothEdge, type Edge } from './edge.ts';
import type { Cut, Kit, Spots, State } from './kit.ts';
import type { Tail } from './tails.ts';

/** The head's place and size when the body lies. */
export const headOfLying = { at: [730, 470], scale: 1.18 } as const;

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
  /** How far the nails reach beyond the toes, and the paper of their tips where it differs. */
  nails: { before: number; after: number; color: string; tip?: string };
  /** How far the forepaws lie from the front edge: long nails need room. */
  room?: number;
  rug: string;
  /** The breast over the forelegs, where it is not broad with long locks. */
  breast?: { spots: Spots; edge: Edge; worn: Edge };
  stripes?: string;
  /** The rows of the back, where they are not long locks. */
  rows?: { edge: Edge; worn?: Edge; pace: number };
  tail?: Record<State, Tail>;
};

const backAbove = (room: number) =>
  `730 580 610 584 500 612 390 672 284 758 200 860 160 960 186 1036 300 1066 ${500 - room} ${1072 - room} 680 ${1050 - room} 800 ${1030 - room} 840 900 820 700`;
const thigh =
  '196 950 208 856 262 776 346 736 436 746 504 812 530 904 512 990 440 1042 330 1058 234 1034';
const thighTop = '232 880 262 806 330 760 418 762 480 820 500 896 470 940 400 960 310 956 250 930';
const thighLight = '276 830 326 784 396 778 446 816 464 866 430 892 366 896 306 880';
type Way = readonly [x0: number, y0: number, x1: number, y1: number];

/** The stripes of a tabby, from the outline inward. */
const bars: readonly Way[] = [
  [500, 616, 556, 716],
  [404, 664, 466, 752],
  [322, 742, 396, 826],
  [240, 802, 348, 872],
  [200, 884, 330, 922],
  [196, 968, 316, 978],
];

/** The same on a foreleg, around its middle. */
const legBars: readonly Way[] = [
  [-100, -92, -30, -76],
  [100, -92, 30, -76],
  [-92, -140, -36, -122],
  [92, -140, 36, -122],
];

/** The breast with its elbows, behind the forelegs, and what of it falls over them. */
const shouldersAbove = (room: number) =>
  `640 560 820 560 900 640 980 740 1024 850 1030 ${960 - room} 990 ${1010 - room} 900 ${1020 - room} 560 ${1020 - room} 470 ${1014 - room} 434 ${960 - room} 440 850 490 740 560 640`;
const broadBreast = {
  spots:
    '640 580 820 580 860 660 880 760 870 826 836 876 790 904 730 916 664 904 612 872 584 826 574 760 596 660',
  edge: lock(66, 50, 0.4, 1),
  worn: lock(64, 52, 0.7, 1.1),
};

/** A stripe that begins broad and ends in a point. */
function bar(kit: Kit, [x0, y0, x1, y1]: Way, color: string): string {
  const [nx, ny] = [(y1 - y0) * 0.24, (x0 - x1) * 0.24];
  const [mx, my] = [x0 * 0.7 + x1 * 0.3, y0 * 0.7 + y1 * 0.3];
  return piece(
    `M${x0 + nx * 0.5} ${y0 + ny * 0.5}Q${mx + nx} ${my + ny} ${x1} ${y1}Q${mx - nx * 0.8} ${my - ny * 0.8} ${x0 - nx * 0.5} ${y0 - ny * 0.5}Z`,
    kit.tone(color),
  );
}

/** One nail, pointing down; a long one is a sickle, its back broad and its tip to the side. */
function nail(x: number, y: number, long: number, lean: number, color: string, tip = color) {
  const wide = lean ? 13 : 9;
  const side = Math.sign(lean) || 1;
  const far = Math.abs(lean);
  const id = `nail-${color.slice(1)}`;
  const sickle = `M${-wide} 0C${-wide * 1.1} ${long * 0.5} ${far * 0.1 - wide * 0.4} ${long * 0.94} ${far} ${long}C${far * 0.56} ${long * 0.84} ${wide + far * 0.14} ${long * 0.5} ${wide} 0Z`;
  return `${fade(id, [color, color, tip])}<g transform="translate(${x} ${y}) scale(${side} 1)">${sheet(1, piece(sickle, `url(#${id})`))}</g>`;
}

const toeSpots = [
  [-70, -6, 36, 40],
  [70, -6, 36, 40],
  [-27, 6, 40, 46],
  [27, 6, 40, 46],
] as const;

/** A foreleg that lies toward us: the arm, four toes and their nails. */
function foreleg(kit: Kit, spec: Lying, at: Placement, seed: number): string {
  const { leg, toes = lighter(leg, 0.24), legEdge = smoothEdge, legWorn, nails, stripes } = spec;
  const long = kit.isBefore ? nails.before : nails.after;
  const arm: Cut = {
    fill: leg,
    edge: legEdge,
    ...(legWorn && { worn: legWorn }),
    grown: 2,
    lift: 2,
    seed,
  };
  return place(
    at,
    oval(0, 50, 116, 20, ink.night, 'opacity="0.4" filter="url(#soft)"'),
    ...toeSpots.map(([dx, dy, , high]) =>
      nail(
        dx * 1.04,
        dy + high - 16,
        18 + long,
        kit.isBefore && long > 12 ? Math.sign(dx) * (Math.abs(dx) > 40 ? 30 : 22) : 0,
        nails.color,
        kit.isBefore && long > 12 ? nails.tip : undefined,
      ),
    ),
    ...toeSpots.map(([dx, dy, wide, high]) => sheet(1, oval(dx, dy, wide, high, kit.tone(toes)))),
    kit.lay(
      '-94 -44 -106 -80 -98 -134 -72 -176 -30 -196 30 -196 72 -176 98 -134 106 -80 94 -44 50 -30 0 -24 -50 -30',
      arm,
    ),
    kit.lay('-40 -70 -62 -96 -58 -132 -36 -160 0 -172 36 -160 58 -132 62 -96 40 -70 0 -60', {
      ...arm,
      fill: lighter(leg, 0.3),
      grown: 0,
      lift: 0,
      seed: seed + 2,
      more: 'opacity="0.75"',
    }),
    ...(stripes ? legBars.map((way) => bar(kit, way, stripes)) : []),
  );
}

function drawTail(kit: Kit, { spots, marks, ...style }: Tail): string {
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
    const { breast = broadBreast, nails, room = 0 } = spec;
    const back = backAbove(room);
    const shoulders = shouldersAbove(room);
    const short = { ...nails, before: nails.after };
    const fur: Cut = { fill: fills[0] ?? papers.coat, edge, worn, seed: 4, lift: 3 };
    const hanging: Cut = {
      fill: fur.fill,
      edge: spec.thighEdge ?? lock(62, 44, 0.5, 1.3),
      grown: 0,
    };
    const locks: Cut = { ...breast, fill: '', grown: 0, seed: 4 };
    const lay = kit.lay;
    const bust = place({ x: 716, y: 640, scale: 0.94 }, breed.bust(kit, papers));
    return [
      sheet(2, oval(620, 1084, 566, 104, deeper(rug, 0.18))),
      oval(620, 1078, 540, 90, rug),
      oval(620, 1078, 508, 78, 'none', `stroke="${deeper(rug, 0.16)}" stroke-width="5"`),
      contact(580, 1060, 470),
      lay(back, { ...fur, fill: deeper(fur.fill, 0.12) }),
      shingles(kit, {
        outline: kit.outline(back, fur),
        edge: rows.edge,
        ...(rows.worn && { worn: rows.worn }),
        fills,
        rows: Array.from(
          { length: Math.ceil(400 / rows.pace) },
          (_, i) => [670 + i * rows.pace, -60] as const,
        ),
        at: 480,
      }),
      lay(thigh, { ...fur, fill: spec.thigh[0], seed: 9 }),
      lay(thighTop, { ...hanging, fill: spec.thigh[1], seed: 5 }),
      lay(thighLight, { ...hanging, fill: spec.thigh[2], seed: 7 }),
      ...(stripes ? bars.map((way) => bar(kit, way, stripes)) : []),
      tail ? '' : foreleg(kit, { ...spec, nails: short }, { x: 402, y: 1040, scale: 0.86 }, 8),
      sheet(3, bustWithin('shoulders', kit.outline(shoulders, { ...fur, seed: 2 }), bust)),
      oval(744, 980 - room, 62, 116, ink.night, 'opacity="0.5" filter="url(#soft)"'),
      foreleg(kit, spec, { x: 876, y: 1056 - room, scale: 1.06 }, 3),
      foreleg(kit, spec, { x: 604, y: 1082 - room, scale: 1.18 }, 6),
      sheet(2, bustWithin('breast', kit.outline(breast.spots, locks), bust)),
      tail ? drawTail(kit, tail[kit.state]) : '',
    ].join('');
  };
