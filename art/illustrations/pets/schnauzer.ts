import { smooth, tufts, type Point } from '../paper/outline.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { both, dogNose, eyes, smile } from './face.ts';

/** Miniature Schnauzer: folded ears, bushy brows and a square beard. */
export function schnauzer({ coat = '#6f6675', ear = '#534a5c', beard = '#e6dcd4' } = {}): string {
  const brow: Point[] = [
    [12, -66],
    [44, -92],
    [92, -84],
    [112, -52],
    [84, -54],
    [40, -50],
  ];
  const beardLine: Point[] = [
    [-14, -4],
    [50, 6],
    [84, 40],
    [92, 96],
    [78, 138],
    [40, 150],
    [-14, 154],
    [-14, 70],
  ];
  return [
    sheet(
      2,
      piece(
        smooth([
          [0, -128],
          [70, -120],
          [98, -70],
          [96, 0],
          [74, 60],
          [0, 90],
          [-74, 60],
          [-96, 0],
          [-98, -70],
          [-70, -120],
        ]),
        coat,
      ),
    ),
    both(
      sheet(
        2,
        piece(
          'M40-118C56-150 92-160 112-150C128-138 136-92 128-52C124-44 116-46 110-54C94-80 64-104 40-118Z',
          ear,
        ),
      ),
    ),
    piece(
      smooth([
        [0, -124],
        [18, -90],
        [14, -30],
        [0, -10],
        [-14, -30],
        [-18, -90],
      ]),
      '#8c8290',
    ),
    eyes(46, -28, 13),
    sheet(2, both(piece(tufts(beardLine, { step: 34, length: 16, lean: 0.2 }), beard))),
    both(sheet(1, piece(tufts(brow, { step: 24, length: 10, lean: 0.2 }), beard))),
    dogNose(24, 28),
    smile(46, 34, 34, '#6b5560'),
  ].join('');
}
