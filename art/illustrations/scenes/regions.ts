import { ink } from '../paper/ink.ts';
import { smooth } from '../paper/outline.ts';
import { box, oval } from '../paper/shapes.ts';
import { halo, piece, place, sheet, type Picture } from '../paper/sheet.ts';
import { boathouse } from '../places/boathouse.ts';
import { bungalow } from '../places/bungalow.ts';
import { downtown } from '../places/downtown.ts';
import { dusk } from '../places/dusk.ts';
import { at, dawn, night, nightfall, noon, snowyAfternoon, type Hour } from '../places/hours.ts';
import { cloud, moon, snowfall, starField } from '../places/open-sky.ts';
import { bush, hills, maple, spruce } from '../places/trees.ts';
import { openVan } from '../places/van.ts';
import { victorian } from '../places/victorian.ts';

const size = { width: 2000, height: 900 } as const;
const leaves = ['#3a2140', '#4b2744', '#5d2e4a'] as const;

/** Sky and range at an hour between two bearings. */
const view = (hour: Hour, from: number, to: number, horizon = 690, between = '') =>
  at(hour, { ...size, from, to, horizon, perDegree: 104 }, between, horizon / 560);

/** Sidewalk, curb and street along the lower edge. */
const street = ([walk, edge, road]: readonly [string, string, string] = ['#3b2a4a', '#7a566a', '#241836']) =>
  [
    sheet(2, box(-60, 796, 2120, 200, 0, walk)),
    sheet(1, box(-60, 820, 2120, 24, 0, edge)),
    sheet(2, box(-60, 840, 2120, 200, 0, road)),
  ].join('');

const van = (x: number) => place({ x, y: 872, scale: 0.5 }, openVan());

const central = () => [
  view(
    nightfall,
    246,
    306,
    690,
    starField(2000, 340, 50, ink.cream) + moon(700, 200, 46, '#fff0d6'),
  ),
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

const pale = ['#5f8a88', '#70999a', '#83a9a6'] as const;

const southDenver = () => [
  view(
    dawn,
    248,
    304,
    690,
    halo(1180, 470, 460, '#fff0d8', 0.9) + sheet(1, oval(1180, 470, 64, 64, '#fff6e6')),
  ),
  hills(2000, [700, 680, 706, 684, 700, 678], 830, '#9fb6b6', 3),
  place({ x: 240, y: 752 }, maple(260, pale)),
  place({ x: 1840, y: 752 }, maple(360, pale)),
  place({ x: 1700, y: 752 }, spruce(250, ['#4a7578', '#5c8787', '#6f9a97'])),
  place({ x: 1260, y: 762, scale: 1.05 }, boathouse('#f3dcc2', '#c9705a')),
  sheet(2, piece(lake, '#b4afca')),
  piece(lake, '#f8e0cc', 'opacity="0.45"'),
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
      '#6f9a97',
    ),
  ),
  place({ x: 620, y: 890, scale: 0.46 }, openVan()),
];

const snowy = ['#2f5b5e', '#4f7f80', '#dfe9ef'] as const;

const west = () => [
  view(snowyAfternoon, 262, 322),
  snowfall(2000, 620, 90, 3),
  hills(2000, [720, 690, 716, 684, 712, 690], 840, '#e1e8f1', 3),
  place({ x: 140, y: 812 }, spruce(230, snowy)),
  ...[0, 1, 2].map((i) =>
    place(
      { x: 980 + i * 340, y: 812, scale: 0.56 },
      bungalow({
        brick: ['#96434b', '#7f6a8f', '#b0654f'][i] ?? '#96434b',
        roof: '#f7f8fc',
        trim: '#d9a184',
      }),
    ),
  ),
  place({ x: 940, y: 812 }, spruce(210, snowy)),
  place({ x: 1950, y: 812 }, spruce(260, snowy)),
  street(['#f4f6fa', '#d3dbe9', '#66749b']),
  van(700),
  snowfall(2000, 880, 60, 5.5),
];

const northEast = () => [
  view(
    night,
    228,
    288,
    740,
    starField(2000, 420, 80, '#d9ccf5') + moon(760, 210, 50, '#fff0d6'),
  ),
  hills(2000, [760, 752, 766, 750, 764, 752], 850, '#2a1a4a', 3),
  place({ x: 1560, y: 792, scale: 0.3 }, downtown('#3d2566', 0.5)),
  hills(2000, [786, 778, 790, 776, 788, 780], 870, '#1a1033', 3),
  ...[1180, 1330, 1860].map((x, i) =>
    place({ x, y: 812 }, maple(150 + i * 26, ['#231540', '#2c1a4c', '#362158'])),
  ),
  place({ x: 1460, y: 812, scale: 0.5 }, bungalow({ brick: '#4f2d5f', roof: '#150d2d' })),
  place({ x: 320, y: 812 }, bush(90, '#1b1038')),
  street(['#241547', '#47306b', '#0e0921']),
  van(860),
];

const bright = ['#2c7a5b', '#3b9069', '#55a97b'] as const;

const southSuburbs = () => [
  view(
    noon,
    254,
    314,
    690,
    cloud(420, 210, 1.1, '#fff8ec') +
      cloud(1010, 340, 0.8, '#fff8ec') +
      cloud(1640, 190, 1, '#fff8ec'),
  ),
  hills(2000, [716, 694, 720, 698, 716, 690], 840, '#3f8f6e', 3),
  place({ x: 1180, y: 812, scale: 0.62 }, bungalow({ brick: '#b0594a', roof: '#6b4a5e' })),
  place({ x: 1640, y: 812, scale: 0.56 }, bungalow({ brick: '#8f5a63', roof: '#4b3a5c' })),
  place({ x: 1110, y: 812 }, maple(300, bright)),
  place({ x: 1590, y: 812 }, maple(240, bright)),
  place({ x: 1960, y: 812 }, maple(330, bright)),
  place({ x: 220, y: 812 }, maple(200, bright)),
  street(['#e6d8c0', '#cbb79d', '#7d8790']),
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

/** One picture for each region of the service area, at an hour of its own, for the heads of its city pages. */
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
