import { ink } from '../../paper/ink.ts';
import { smooth } from '../../paper/outline.ts';
import { stroke } from '../../paper/shapes.ts';
import { fade, piece, place, sheet } from '../../paper/sheet.ts';
import { tower } from '../../places/downtown.ts';
import { dusk } from '../../places/dusk.ts';
import { bush, hills, maple } from '../../places/trees.ts';
import { green, size } from './article.ts';
import { creekGolden } from '../../portraits/cast.ts';
import { sitting } from '../../portraits/guests.ts';

/** A Golden Retriever on a path along Cherry Creek, the towers behind. */
export function creekside(): string {
  return [
    dusk({
      ...size,
      from: 240,
      to: 312,
      horizon: 560,
      perDegree: 96,
      sun: [980, 330],
      sunSize: 78,
    }),
    place(
      { x: 130, y: 580 },
      tower(0, 84, 200, '#4b2448'),
      tower(92, 70, 280, '#3d2147'),
      tower(170, 96, 160, '#56294c'),
      tower(274, 78, 240, '#3d2147'),
    ),
    hills(1500, [590, 566, 588, 570, 592, 566], 800, '#2b3b45', 3),
    place({ x: 70, y: 660 }, maple(380, green)),
    place({ x: 1420, y: 660 }, maple(420, green)),
    sheet(
      3,
      piece(
        smooth([
          [-120, 640],
          [400, 616],
          [900, 628],
          [1400, 612],
          [1640, 640],
          [1600, 1100],
          [-100, 1100],
        ]),
        ink.spruce,
      ),
    ),
    fade('creek', ['#f0a873', '#a94a52', '#57294f']) +
      sheet(
        2,
        piece(
          smooth([
            [925, 619],
            [950, 619],
            [978, 668],
            [1080, 728],
            [1320, 800],
            [1580, 840],
            [1580, 985],
            [1240, 915],
            [1006, 828],
            [918, 744],
            [900, 672],
          ]),
          'url(#creek)',
        ),
      ),
    ...[0, 1, 2, 3].map((i) =>
      stroke(`M${936 + i * 78} ${684 + i * 42}h${46 + i * 30}`, '#ffdca6', 5, 'opacity="0.7"'),
    ),
    sheet(
      2,
      piece(
        smooth([
          [640, 620],
          [690, 620],
          [700, 690],
          [820, 800],
          [980, 900],
          [1160, 1060],
          [200, 1080],
          [360, 900],
          [520, 780],
          [610, 690],
        ]),
        '#e3b690',
      ),
    ),
    place({ x: 1130, y: 880 }, bush(210, '#1f4340')),
    place({ x: 250, y: 800 }, bush(170, '#3d7465')),
    place(
      { x: 570, y: 336, scale: 0.76 },
      sitting(
        { ...creekGolden, wears: [{ kind: 'collar', color: ink.accent, tag: '#f2b651' }] },
        creekGolden.seat,
      ),
    ),
    place({ x: 110, y: 980 }, bush(300, '#1f4340')),
  ].join('');
}
