import { smooth } from '../../paper/outline.ts';
import { stroke } from '../../paper/shapes.ts';
import { piece, place, sheet } from '../../paper/sheet.ts';
import { tower } from '../../places/downtown.ts';
import { cloud } from '../../places/open-sky.ts';
import { bush, hills, maple } from '../../places/trees.ts';
import { noon } from '../../places/hours.ts';
import { skyAndRange } from './street.ts';
import { walker } from './walker.ts';
import { reeds, water } from './water.ts';

const leaves = ['#2c7a5b', '#3b9069', '#55a97b'] as const;

/** Somebody walks a dog along the creek at noon, towers behind the trees. */
export function cherryCreek(): string {
  return [
    skyAndRange(
      noon,
      [238, 300],
      560,
      cloud(250, 170, 1, '#fff8ec') +
        cloud(610, 300, 0.7, '#fff8ec') +
        cloud(1010, 330, 0.8, '#fff8ec'),
    ),
    place(
      { x: 690, y: 560 },
      tower(0, 84, 210, '#efdcc4', 0),
      tower(92, 70, 290, '#d9b79c', 0),
      tower(170, 96, 170, '#f6ead8', 0),
      tower(274, 78, 330, '#c98a6c', 0),
      tower(360, 92, 240, '#efdcc4', 0),
      tower(460, 90, 150, '#d9b79c', 0),
    ),
    hills(1200, [560, 536, 556, 540, 560, 534], 760, '#3f8f6e', 3),
    place({ x: 120, y: 600 }, maple(300, leaves)),
    place({ x: 1080, y: 610 }, maple(240, leaves)),
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
        '#63b281',
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
      ['#d7f0e6', '#62bcc6', '#2f8ea3'],
      '#ffffff',
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
        '#f6dfbd',
      ),
    ),
    stroke('M812 600Q760 690 838 770Q940 860 1030 940', '#ffffff', 5, 'stroke-dasharray="26 22"'),
    place({ x: 240, y: 700 }, bush(150, '#3b9069')),
    place({ x: 90, y: 850 }, bush(230, '#2c7a5b')),
    place({ x: 1120, y: 760 }, bush(170, '#3b9069')),
    place({ x: 300, y: 790 }, reeds()),
    place({ x: 680, y: 800 }, reeds()),
    place({ x: 876, y: 772, scale: 0.74 }, walker()),
  ].join('');
}
