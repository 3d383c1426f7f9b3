import { smooth, tufts, type Point } from '../paper/outline.ts';
import { oval } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { both, dogNose, eyes, restingEyes, smile, tongue } from './face.ts';

// Each head is about 300 wide around 0,0, its chin near y = 120, seen from the front.

const skull: readonly Point[] = [
  [0, -136],
  [62, -122],
  [98, -68],
  [96, 4],
  [70, 66],
  [34, 104],
  [0, 112],
  [-34, 104],
  [-70, 66],
  [-96, 4],
  [-98, -68],
  [-62, -122],
];

/** Golden Retriever, or any Labrador with other colors: a broad skull and soft hanging ears. */
export function retriever({
  coat = '#d9964f',
  ear = '#b9713a',
  face = '#efbf83',
  isResting = false,
  gray = '',
} = {}): string {
  const flap: Point[] = [
    [74, -104],
    [122, -92],
    [150, -30],
    [146, 34],
    [112, 60],
    [88, 16],
    [80, -40],
  ];
  return [
    sheet(2, both(piece(tufts(flap, { step: 34, length: 14, lean: 0.2 }), ear))),
    sheet(2, piece(smooth(skull), coat)),
    piece(
      smooth([
        [0, -120],
        [22, -80],
        [26, -20],
        [0, 20],
        [-26, -20],
        [-22, -80],
      ]),
      face,
      'opacity="0.75"',
    ),
    both(
      gray
        ? oval(48, -50, 20, 9, gray, 'opacity="0.7"')
        : oval(46, -50, 26, 15, face, 'opacity="0.6"'),
    ),
    both(
      sheet(
        1,
        piece(
          smooth([
            [74, -106],
            [118, -100],
            [144, -44],
            [136, -6],
            [104, -30],
            [86, -66],
          ]),
          ear,
        ),
      ),
    ),
    tongue(88, 19, isResting ? 0 : 42),
    sheet(
      2,
      piece(
        smooth([
          [0, -10],
          [44, 4],
          [68, 46],
          [56, 88],
          [22, 102],
          [0, 96],
          [-22, 102],
          [-56, 88],
          [-68, 46],
          [-44, 4],
        ]),
        gray || face,
      ),
    ),
    isResting ? restingEyes(46, -24, 15) : eyes(46, -24, 13),
    dogNose(26, 27),
    smile(46, 36, 34),
  ].join('');
}
