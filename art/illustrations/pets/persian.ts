import { smooth, tufts, type Point } from '../paper/outline.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { catEyes, catMouth, catNose, whiskers } from './cat-face.ts';
import { both, restingEyes } from './face.ts';

/** Persian: a round flat face in a wide ruff, small ears, a nose between the eyes. */
export function persian({
  coat = '#f3dfc8',
  shade = '#dcb896',
  iris = '#d08a2e',
  isResting = false,
} = {}): string {
  const ruff: Point[] = [
    [-12, -60],
    [40, -92],
    [104, -60],
    [136, 10],
    [132, 82],
    [92, 134],
    [36, 162],
    [-12, 168],
    [-12, 60],
  ];
  const cheek: Point[] = [
    [-10, -40],
    [50, -70],
    [104, -40],
    [118, 10],
    [106, 62],
    [70, 98],
    [20, 112],
    [-10, 112],
  ];
  const head: Point[] = [
    [0, -122],
    [66, -114],
    [112, -64],
    [120, 2],
    [94, 62],
    [46, 90],
    [0, 96],
    [-46, 90],
    [-94, 62],
    [-120, 2],
    [-112, -64],
    [-66, -114],
  ];
  return [
    sheet(2, both(piece(tufts(ruff, { step: 58, length: 30, lean: 0.25 }), shade))),
    both(
      sheet(1, piece('M52-96C58-132 78-158 96-160C112-142 116-104 108-66Z', shade)) +
        piece('M70-100C76-124 86-140 95-142C102-128 104-106 100-86Z', '#d9988c'),
    ),
    sheet(1, both(piece(tufts(cheek, { step: 46, length: 22, lean: 0.25 }), '#ead0b0'))),
    sheet(2, piece(smooth(head), coat)),
    piece(
      tufts(
        [
          [0, -124],
          [26, -118],
          [30, -84],
          [0, -58],
          [-30, -84],
          [-26, -118],
        ],
        { step: 18, length: 8 },
      ),
      shade,
      'opacity="0.7"',
    ),
    sheet(
      1,
      both(
        piece(
          smooth([
            [2, 12],
            [36, 12],
            [58, 36],
            [44, 64],
            [12, 66],
            [2, 48],
          ]),
          '#fff6ea',
        ),
      ),
    ),
    isResting ? restingEyes(50, -12, 20) : catEyes(50, -14, 25, iris, coat),
    catNose(8, 13),
    catMouth(17, 22),
    whiskers(36),
  ].join('');
}
