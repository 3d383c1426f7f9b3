import { ink } from '../paper/ink.ts';
import { smooth } from '../paper/outline.ts';
import { box } from '../paper/shapes.ts';
import { piece, place, sheet, type Picture } from '../paper/sheet.ts';
import { boathouse } from '../places/boathouse.ts';
import { bungalow } from '../places/bungalow.ts';
import { downtown } from '../places/downtown.ts';
import { dusk } from '../places/dusk.ts';
import { bush, hills, maple, spruce } from '../places/trees.ts';
import { openVan } from '../places/van.ts';
import { victorian } from '../places/victorian.ts';

const size = { width: 2000, height: 900 } as const;
const leaves = ['#3a2140', '#4b2744', '#5d2e4a'] as const;
const green = ['#1f3f3c', '#285047', '#2f6153'] as const;

/** Sky and range between two bearings: the title of a page stands in the sky on the left. */
const evening = (from: number, to: number, sunX: number, horizon = 690) =>
  dusk({ ...size, from, to, horizon, perDegree: 104, sun: [sunX, horizon - 190], sunSize: 84 });

/** Sidewalk, curb and street along the lower edge. */
const street = () =>
  [
    sheet(2, box(-60, 796, 2120, 200, 0, '#3b2a4a')),
    sheet(1, box(-60, 820, 2120, 24, 0, '#7a566a')),
    sheet(2, box(-60, 840, 2120, 200, 0, '#241836')),
  ].join('');

const van = (x: number) => place({ x, y: 872, scale: 0.5 }, openVan());

const central = () => [
  evening(246, 306, 1330),
  place({ x: 1010, y: 730, scale: 1.05 }, downtown('#4b2448')),
  hills(2000, [740, 724, 742, 726, 740, 722], 860, '#35204a', 3),
  place({ x: 120, y: 806 }, spruce(190)),
  place({ x: 420, y: 806 }, maple(220, leaves)),
  place(
    { x: 1720, y: 806, scale: 0.62 },
    victorian({ wall: '#84385a', roof: '#2c1a3a', trim: '#f4c095', door: '#2d5b4e' }),
  ),
  place(
    { x: 1850, y: 806, scale: 0.62 },
    victorian({ wall: '#5b2a46', roof: '#211733', trim: '#d9a18f', door: '#b24e2b' }),
  ),
  street(),
  van(1240),
];

const lake = smooth([
  [-100, 760],
  [500, 738],
  [1200, 752],
  [2100, 740],
  [2120, 900],
  [1200, 930],
  [400, 920],
  [-120, 900],
]);

const southDenver = () => [
  evening(248, 304, 1180),
  hills(2000, [700, 680, 706, 684, 700, 678], 830, '#2b3b45', 3),
  place({ x: 240, y: 752 }, maple(260, green)),
  place({ x: 1840, y: 752 }, maple(360, green)),
  place({ x: 1700, y: 752 }, spruce(250)),
  place({ x: 1260, y: 762, scale: 1.05 }, boathouse()),
  sheet(2, piece(lake, '#6b3a5c')),
  piece(lake, '#c9653f', 'opacity="0.25"'),
  sheet(
    3,
    piece(
      smooth([
        [-100, 860],
        [700, 836],
        [1500, 852],
        [2100, 836],
        [2100, 1000],
        [-100, 1000],
      ]),
      ink.spruce,
    ),
  ),
  place({ x: 620, y: 890, scale: 0.46 }, openVan()),
];

const west = () => [
  evening(262, 322, 1450),
  hills(2000, [720, 690, 716, 684, 712, 690], 840, '#4b2744', 3),
  ...[0, 1, 2].map((i) =>
    place(
      { x: 980 + i * 340, y: 812, scale: 0.56 },
      bungalow({ brick: ['#6f3348', '#5b2a46', '#63304f'][i] ?? '#5b2a46' }),
    ),
  ),
  place({ x: 140, y: 812 }, maple(190, leaves)),
  place({ x: 940, y: 812 }, spruce(210)),
  place({ x: 1950, y: 812 }, spruce(260)),
  street(),
  van(700),
];

const northEast = () => [
  evening(228, 288, 1040, 740),
  hills(2000, [760, 752, 766, 750, 764, 752], 850, '#5d2e4a', 3),
  place({ x: 1560, y: 792, scale: 0.3 }, downtown('#6b2f55')),
  hills(2000, [786, 778, 790, 776, 788, 780], 870, '#3a2140', 3),
  ...[1180, 1330, 1860].map((x, i) => place({ x, y: 812 }, maple(150 + i * 26, leaves))),
  place({ x: 1460, y: 812, scale: 0.5 }, bungalow({ brick: '#7a4058' })),
  place({ x: 320, y: 812 }, bush(90, '#2c2140')),
  street(),
  van(860),
];

const southSuburbs = () => [
  evening(254, 314, 1300),
  hills(2000, [716, 694, 720, 698, 716, 690], 840, '#2b3b45', 3),
  place({ x: 1180, y: 812, scale: 0.62 }, bungalow({ brick: '#84385a' })),
  place({ x: 1640, y: 812, scale: 0.56 }, bungalow({ brick: '#5b2a46' })),
  place({ x: 1110, y: 812 }, maple(300, green)),
  place({ x: 1590, y: 812 }, maple(240, green)),
  place({ x: 1960, y: 812 }, maple(330, green)),
  place({ x: 220, y: 812 }, maple(200, green)),
  street(),
  van(680),
];

const foothills = () => [
  dusk({
    ...size,
    from: 258,
    to: 296,
    horizon: 760,
    perDegree: 190,
    sun: [1500, 500],
    sunSize: 92,
  }),
  hills(2000, [640, 700, 648, 716, 640, 700, 620], 850, '#5d2e4a', 3),
  hills(2000, [770, 724, 776, 730, 764, 716], 880, '#35204a', 3),
  ...[1040, 1130, 1560, 1660, 1760, 1900].map((x, i) =>
    place({ x, y: 816 }, spruce(170 + ((i * 53) % 120))),
  ),
  place({ x: 1230, y: 812, scale: 0.5 }, bungalow({ brick: '#6f3348' })),
  place({ x: 180, y: 816 }, spruce(200)),
  place({ x: 270, y: 816 }, spruce(150)),
  street(),
  van(720),
];

/** One picture for each region of the service area, for the heads of its city pages. */
export const regionPictures: readonly Picture[] = Object.entries({
  central,
  'south-denver': southDenver,
  west,
  'north-east': northEast,
  'south-suburbs': southSuburbs,
  foothills,
}).map(([name, draw]) => ({
  ...size,
  file: `src/content/photos/region-${name}.webp`,
  draw: () => draw().join(''),
}));
