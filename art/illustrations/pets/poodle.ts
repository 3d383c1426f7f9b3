import { curls, smooth } from '../paper/outline.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { both, dogNose, eyes, smile } from './face.ts';

/** Poodle: a round topknot, long curled ears, a slim muzzle. */
export function poodle({ coat = '#8a7f92', ear = '#6f6479', face = '#a99fb0' } = {}): string {
  return [
    both(
      sheet(
        2,
        piece(
          curls(
            [
              [78, -70],
              [124, -56],
              [152, 20],
              [148, 100],
              [112, 126],
              [84, 80],
              [76, 0],
            ],
            36,
          ),
          ear,
        ),
      ),
    ),
    sheet(
      2,
      piece(
        smooth([
          [0, -100],
          [60, -88],
          [84, -40],
          [76, 10],
          [50, 60],
          [30, 104],
          [0, 114],
          [-30, 104],
          [-50, 60],
          [-76, 10],
          [-84, -40],
          [-60, -88],
        ]),
        face,
      ),
    ),
    sheet(
      2,
      piece(
        curls(
          [
            [0, -206],
            [74, -190],
            [112, -132],
            [94, -76],
            [40, -56],
            [0, -52],
            [-40, -56],
            [-94, -76],
            [-112, -132],
            [-74, -190],
          ],
          44,
        ),
        coat,
      ),
    ),
    sheet(
      1,
      piece(
        smooth([
          [0, 6],
          [28, 16],
          [38, 56],
          [28, 98],
          [0, 110],
          [-28, 98],
          [-38, 56],
          [-28, 16],
        ]),
        '#c3bac9',
      ),
    ),
    eyes(40, -26, 12.5),
    dogNose(40, 22),
    smile(57, 24, 28, '#574a60'),
  ].join('');
}
