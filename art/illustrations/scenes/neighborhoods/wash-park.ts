import { smooth } from '../../paper/outline.ts';
import { oval, stroke } from '../../paper/shapes.ts';
import { halo, piece, place, sheet } from '../../paper/sheet.ts';
import { boathouse } from '../../places/boathouse.ts';
import { bush, hills, maple, spruce } from '../../places/trees.ts';
import { dawn } from '../../places/hours.ts';
import { skyAndRange } from './street.ts';
import { walker } from './walker.ts';
import { goose, reeds, water } from './water.ts';

const leaves = ['#5f8a88', '#70999a', '#83a9a6'] as const;

/** A sheet of mist over the land. */
const mist = (y: number, strength: number) =>
  `<g filter="url(#softer)" opacity="${strength}">${oval(300, y, 560, 34, '#fdf3ea')}${oval(980, y + 18, 460, 30, '#fdf3ea')}</g>`;

/** Somebody walks a dog along the lake at dawn, geese on it, the boathouse lit in the mist. */
export function washPark(): string {
  return [
    skyAndRange(
      dawn,
      [248, 304],
      520,
      halo(330, 330, 420, '#fff0d8', 0.9) + sheet(1, oval(330, 330, 54, 54, '#fff6e6')),
    ),
    mist(470, 0.7),
    hills(1200, [520, 496, 524, 500, 520, 494], 700, '#9fb6b6', 3),
    mist(535, 0.8),
    place({ x: 90, y: 560 }, maple(330, leaves)),
    place({ x: 1120, y: 560 }, maple(300, leaves)),
    place({ x: 1010, y: 560 }, spruce(240, ['#4a7578', '#5c8787', '#6f9a97'])),
    place({ x: 700, y: 574, scale: 1.02 }, boathouse('#f3dcc2', '#c9705a')),
    water(
      590,
      330,
      smooth([
        [-100, 590],
        [200, 572],
        [600, 584],
        [1000, 574],
        [1300, 590],
        [1320, 780],
        [900, 830],
        [500, 800],
        [100, 830],
        [-120, 790],
      ]),
      ['#f0d3c4', '#b9bfd3', '#7f9cb4'],
      '#fff8ee',
    ),
    mist(592, 0.85),
    ...[610, 650, 690, 730, 770].map((x, i) =>
      stroke(`M${x} 612V${660 + (i % 2) * 26}`, '#ffdf9f', 9, 'opacity="0.6"'),
    ),
    place({ x: 250, y: 690, scale: 0.9 }, goose()),
    place({ x: 360, y: 716, scale: 0.7 }, goose()),
    sheet(
      3,
      piece(
        smooth([
          [-100, 800],
          [200, 770],
          [560, 800],
          [900, 776],
          [1300, 800],
          [1300, 1000],
          [-100, 1000],
        ]),
        '#4d8076',
      ),
    ),
    sheet(
      1,
      piece(
        smooth([
          [-100, 858],
          [300, 832],
          [700, 856],
          [1300, 836],
          [1300, 890],
          [700, 906],
          [300, 884],
          [-100, 908],
        ]),
        '#ecd3bb',
      ),
    ),
    place({ x: 880, y: 850, scale: 0.72 }, walker()),
    place({ x: 110, y: 826 }, bush(190, '#39695f')),
    place({ x: 540, y: 830 }, reeds()),
  ].join('');
}
