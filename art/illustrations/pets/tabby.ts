import { smooth, type Point } from '../paper/outline.ts';
import { oval, stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { catEyes, catMouth, catNose, whiskers } from './cat-face.ts';
import { both, restingEyes } from './face.ts';

/** Tabby shorthair: upright ears, an M on the brow, stripes on the cheeks. */
export function tabby({
  coat = '#c98a52',
  stripe = '#8d5330',
  chin = '#f9e6cf',
  iris = '#86a06a',
  isResting = false,
} = {}): string {
  const head: Point[] = [
    [0, -104],
    [58, -100],
    [104, -56],
    [120, 4],
    [92, 58],
    [44, 86],
    [0, 92],
    [-44, 86],
    [-92, 58],
    [-120, 4],
    [-104, -56],
    [-58, -100],
  ];
  return [
    both(
      sheet(2, piece('M28-90C36-128 68-160 100-166C118-138 122-92 106-40Z', coat)) +
        piece('M54-96C60-120 80-138 95-142C104-122 106-94 98-66Z', '#e2a594'),
    ),
    sheet(2, piece(smooth(head), coat)),
    stroke('M-34-56L-26-92M-10-62L-8-96M10-62L8-96M34-56L26-92', stripe, 10),
    both(stroke('M112-14Q92-12 80-4M116 14Q94 12 82 18M104 40Q90 34 80 38', stripe, 8)),
    sheet(
      1,
      both(
        piece(
          smooth([
            [2, 14],
            [34, 16],
            [54, 40],
            [40, 68],
            [12, 72],
            [2, 50],
          ]),
          chin,
        ),
      ),
    ),
    both(oval(46, -14, 30, 26, chin, 'opacity="0.45"')),
    isResting ? restingEyes(46, -16, 18) : catEyes(46, -18, 21, iris, coat),
    catNose(18, 13),
    catMouth(27, 22),
    whiskers(42),
  ].join('');
}
