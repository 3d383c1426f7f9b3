import { smooth } from '../paper/outline.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { dogNose, eyes, smile } from './face.ts';

/** A mixed-breed dog from the shelter: one ear up, one ear down, an eye patch. Head's middle at 0,0. */
export function shelterDog(): string {
  const coat = '#e3c3a0';
  const patch = '#8a5a3c';
  return [
    sheet(
      2,
      piece(
        smooth([
          [0, 60],
          [90, 90],
          [140, 190],
          [170, 330],
          [180, 520],
          [-190, 520],
          [-170, 330],
          [-130, 190],
          [-80, 90],
        ]),
        coat,
      ),
    ),
    piece(
      smooth([
        [60, 160],
        [130, 200],
        [162, 330],
        [150, 420],
        [90, 380],
        [50, 260],
      ]),
      patch,
      'opacity="0.85"',
    ),
    sheet(
      1,
      piece(
        smooth([
          [0, 100],
          [52, 120],
          [60, 220],
          [30, 320],
          [0, 350],
          [-40, 310],
          [-60, 210],
          [-50, 120],
        ]),
        '#fbefe0',
      ),
    ),
    sheet(2, piece('M34-104C44-158 78-196 108-200C130-170 128-112 110-52Z', patch)),
    piece('M62-112C68-146 88-170 104-176C112-150 110-112 98-80Z', '#d9a08c'),
    sheet(
      2,
      piece(
        smooth([
          [0, -132],
          [62, -120],
          [100, -64],
          [100, 6],
          [72, 70],
          [34, 106],
          [0, 114],
          [-34, 106],
          [-72, 70],
          [-100, 6],
          [-100, -64],
          [-62, -120],
        ]),
        coat,
      ),
    ),
    piece(
      smooth([
        [12, -126],
        [62, -118],
        [98, -64],
        [96, -4],
        [56, 14],
        [22, -20],
        [14, -80],
      ]),
      patch,
    ),
    sheet(
      2,
      piece(
        smooth([
          [-40, -122],
          [-84, -132],
          [-138, -92],
          [-152, -30],
          [-130, -10],
          [-98, -40],
          [-76, -84],
        ]),
        patch,
      ),
    ),
    sheet(
      2,
      piece(
        smooth([
          [0, -12],
          [42, 4],
          [62, 46],
          [50, 88],
          [0, 102],
          [-50, 88],
          [-62, 46],
          [-42, 4],
        ]),
        '#fbefe0',
      ),
    ),
    eyes(46, -26, 14),
    dogNose(24, 27),
    smile(44, 34, 32),
    sheet(2, piece('M-74 116Q0 164 74 116L80 150Q0 198-80 150Z', '#2d5b4e')),
  ].join('');
}
