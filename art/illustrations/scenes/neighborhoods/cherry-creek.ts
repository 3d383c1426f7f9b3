import { ink } from '../../paper/ink.ts';
import { smooth } from '../../paper/outline.ts';
import { stroke } from '../../paper/shapes.ts';
import { piece, place, sheet } from '../../paper/sheet.ts';
import { tower } from '../../places/downtown.ts';
import { bush, hills, maple } from '../../places/trees.ts';
import { evening, green } from './evening-street.ts';
import { walker } from './walker.ts';
import { reeds, water } from './water.ts';

/** Somebody walks a dog along the creek, towers behind the trees. */
export function cherryCreek(): string {
  return [
    evening(238, 300, [520, 330]),
    place(
      { x: 690, y: 560 },
      tower(0, 84, 210, '#4b2448'),
      tower(92, 70, 290, '#3d2147'),
      tower(170, 96, 170, '#56294c'),
      tower(274, 78, 330, '#3d2147'),
      tower(360, 92, 240, '#4b2448'),
      tower(460, 90, 150, '#56294c'),
    ),
    hills(1200, [560, 536, 556, 540, 560, 534], 760, '#2b3b45', 3),
    place({ x: 120, y: 600 }, maple(300, green)),
    place({ x: 1080, y: 610 }, maple(240, green)),
    sheet(
      3,
      piece(
        smooth([
          [-80, 600],
          [200, 584],
          [600, 590],
          [1000, 582],
          [1300, 600],
          [1300, 1000],
          [-80, 1000],
        ]),
        ink.spruce,
      ),
    ),
    water(
      620,
      460,
      smooth([
        [470, 586],
        [540, 586],
        [556, 622],
        [500, 668],
        [500, 720],
        [590, 790],
        [720, 860],
        [840, 960],
        [420, 980],
        [420, 880],
        [366, 800],
        [356, 720],
        [400, 660],
        [470, 620],
      ]),
    ),
    sheet(
      2,
      piece(
        smooth([
          [800, 588],
          [830, 588],
          [800, 660],
          [860, 740],
          [980, 830],
          [1180, 940],
          [900, 960],
          [800, 860],
          [730, 770],
          [720, 690],
          [780, 630],
        ]),
        '#e3b690',
      ),
    ),
    stroke('M812 600Q760 690 838 770Q940 860 1030 940', '#fbe9d4', 5, 'stroke-dasharray="26 22"'),
    place({ x: 240, y: 700 }, bush(150, '#3d7465')),
    place({ x: 90, y: 850 }, bush(230, '#1f4340')),
    place({ x: 1120, y: 760 }, bush(170, '#3d7465')),
    place({ x: 300, y: 790 }, reeds()),
    place({ x: 680, y: 800 }, reeds()),
    place({ x: 876, y: 772, scale: 0.74 }, walker()),
  ].join('');
}
