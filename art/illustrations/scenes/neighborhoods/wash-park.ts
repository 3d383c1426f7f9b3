import { ink } from '../../paper/ink.ts';
import { smooth } from '../../paper/outline.ts';
import { stroke } from '../../paper/shapes.ts';
import { piece, place, sheet } from '../../paper/sheet.ts';
import { boathouse } from '../../places/boathouse.ts';
import { bush, hills, maple, spruce } from '../../places/trees.ts';
import { evening, green } from './evening-street.ts';
import { walker } from './walker.ts';
import { goose, reeds, water } from './water.ts';

/** Somebody walks a dog along the lake, geese on it, the boathouse lit. */
export function washPark(): string {
  return [
    evening(248, 304, [400, 300], 520),
    hills(1200, [520, 496, 524, 500, 520, 494], 700, '#2b3b45', 3),
    place({ x: 90, y: 560 }, maple(330, green)),
    place({ x: 1120, y: 560 }, maple(300, green)),
    place({ x: 1010, y: 560 }, spruce(240)),
    place({ x: 700, y: 574, scale: 1.02 }, boathouse()),
    water(
      590,
      400,
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
    ),
    ...[610, 650, 690, 730, 770].map((x, i) =>
      stroke(`M${x} 612V${660 + (i % 2) * 26}`, '#ffcf86', 9, 'opacity="0.35"'),
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
        ink.spruce,
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
        '#e3b690',
      ),
    ),
    place({ x: 880, y: 850, scale: 0.72 }, walker()),
    place({ x: 110, y: 826 }, bush(190, '#1f4340')),
    place({ x: 540, y: 830 }, reeds()),
  ].join('');
}
