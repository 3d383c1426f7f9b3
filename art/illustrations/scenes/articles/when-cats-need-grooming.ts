import { box, stroke } from '../../paper/shapes.ts';
import { fade, piece, place, sheet } from '../../paper/sheet.ts';
import { dusk } from '../../places/dusk.ts';
import { comb, locks, pane, plant } from '../../places/props.ts';
import { hills } from '../../places/trees.ts';
import { size } from './article.ts';
import { creamPersian } from '../../portraits/cast.ts';
import { sitting } from '../../portraits/guests.ts';

/** A cream Persian on a window sill between curtains, a comb at its paws. */
export function whenCats(): string {
  return [
    fade('wall', ['#3d2249', '#7c365a']) + '<rect width="1500" height="1000" fill="url(#wall)"/>',
    pane(
      'sill',
      [250, 70, 1000, 690],
      dusk({
        ...size,
        from: 240,
        to: 318,
        horizon: 700,
        perDegree: 132,
        sun: [750, 420],
        sunSize: 104,
      }) + hills(1500, [700, 680, 704, 684, 700, 680], 900, '#3d2147', 2),
      '#ead3bd',
      22,
    ),
    stroke('M500 70V760M1000 70V760', '#ead3bd', 16),
    sheet(
      4,
      piece('M-40-40H330C320 200 280 420 150 620C110 700 70 780 60 860L-40 900Z', '#a8484a'),
    ) +
      sheet(
        4,
        piece(
          'M1540-40H1170C1180 200 1220 420 1350 620C1390 700 1430 780 1440 860L1540 900Z',
          '#a8484a',
        ),
      ),
    ...[60, 150, 230].map(
      (x) =>
        stroke(`M${x} 0C${x - 6} 240 ${x - 40} 460 ${x * 0.5} 700`, '#84385a', 7, 'opacity="0.6"') +
        stroke(
          `M${1500 - x} 0C${1506 - x} 240 ${1540 - x} 460 ${1500 - x * 0.5} 700`,
          '#84385a',
          7,
          'opacity="0.6"',
        ),
    ),
    sheet(3, box(-40, 800, 1580, 80, 8, '#fbe9d4')) +
      sheet(2, box(-40, 866, 1580, 200, 0, '#5a2c55')),
    place({ x: 720, y: 302, scale: 0.74 }, sitting(creamPersian, creamPersian.seat)),
    place({ x: 1090, y: 822, turn: -6, scale: 1.05 }, comb('#b9aeb6')),
    locks(
      [
        [1010, 800],
        [1060, 784],
        [1180, 798],
      ],
      '#ead0b0',
      34,
    ),
    place({ x: 330, y: 806, scale: 1.15 }, plant('#c9653f')),
  ].join('');
}
