import { curls, type Point } from '../paper/outline.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { both, dogNose, eyes, smile } from './face.ts';

/** Labradoodle or Poodle mix: curls all round, hair like a teddy bear's. */
export function doodle({ coat = '#dca873', ear = '#b97e4b', face = '#efcba0' } = {}): string {
  const flap: Point[] = [
    [88, -92],
    [136, -74],
    [162, 0],
    [150, 74],
    [112, 86],
    [90, 30],
  ];
  return [
    sheet(2, both(piece(curls(flap, 34), ear))),
    sheet(
      2,
      piece(
        curls(
          [
            [0, -150],
            [70, -134],
            [116, -70],
            [116, 10],
            [82, 76],
            [0, 112],
            [-82, 76],
            [-116, 10],
            [-116, -70],
            [-70, -134],
          ],
          46,
        ),
        coat,
      ),
    ),
    both(
      sheet(
        1,
        piece(
          curls(
            [
              [96, -98],
              [134, -78],
              [150, -10],
              [138, 52],
              [112, 20],
            ],
            30,
          ),
          ear,
        ),
      ),
    ),
    sheet(
      1,
      piece(
        curls(
          [
            [0, -156],
            [56, -140],
            [70, -100],
            [44, -66],
            [0, -58],
            [-44, -66],
            [-70, -100],
            [-56, -140],
          ],
          34,
        ),
        face,
      ),
    ),
    sheet(
      2,
      piece(
        curls(
          [
            [0, -14],
            [56, 0],
            [80, 48],
            [56, 96],
            [0, 116],
            [-56, 96],
            [-80, 48],
            [-56, 0],
          ],
          36,
        ),
        face,
      ),
    ),
    eyes(48, -30, 14),
    dogNose(30, 27),
    smile(50, 32, 30),
  ].join('');
}
