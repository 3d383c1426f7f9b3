import { ink } from '../../paper/ink.ts';
import { curls, tufts, type Point } from '../../paper/outline.ts';
import { stroke } from '../../paper/shapes.ts';
import { piece, place, sheet } from '../../paper/sheet.ts';
import { sitting } from '../../pets/bodies.ts';
import { coats } from '../../pets/coats.ts';
import { both, dogNose, smile } from '../../pets/face.ts';
import { dusk, type Dusk } from '../../places/dusk.ts';
import { comb, locks } from '../../places/props.ts';
import { hills } from '../../places/trees.ts';
import { size } from './article.ts';

/** A Labradoodle three months late: curls over the eyes, mats at the ears, a twig in the coat. */
function shaggy(): string {
  const coat = '#c9976a';
  const dark = '#9d6c45';
  const light = '#ddb488';
  const fringe: Point[] = [
    [-12, -120],
    [52, -128],
    [108, -84],
    [112, -22],
    [70, 0],
    [30, -8],
    [-12, 4],
    [-12, -60],
  ];
  const tangle = (x: number, y: number, r: number) =>
    sheet(1, piece(curls(smoothRound(x, y, r), r * 0.6), dark)) +
    stroke(
      `M${x - r * 0.5} ${y}q${r * 0.4}-${r * 0.6} ${r * 0.7} 0t${r * 0.3} ${r * 0.3}`,
      '#7a4f33',
      5,
    );
  return [
    both(
      sheet(
        2,
        piece(
          tufts(
            [
              [84, -90],
              [150, -84],
              [190, 10],
              [196, 120],
              [146, 156],
              [104, 70],
            ],
            { step: 46, length: 26, lean: 0.3 },
          ),
          dark,
        ),
      ),
    ),
    sheet(
      2,
      piece(
        curls(
          [
            [0, -160],
            [80, -148],
            [134, -74],
            [140, 20],
            [104, 96],
            [0, 142],
            [-104, 96],
            [-140, 20],
            [-134, -74],
            [-80, -148],
          ],
          44,
        ),
        coat,
      ),
    ),
    sheet(
      2,
      piece(
        curls(
          [
            [0, -16],
            [62, 0],
            [96, 54],
            [80, 120],
            [0, 150],
            [-80, 120],
            [-96, 54],
            [-62, 0],
          ],
          38,
        ),
        light,
      ),
    ),
    dogNose(42, 30),
    smile(66, 30, 26),
    both(sheet(2, piece(tufts(fringe, { step: 40, length: 26, lean: 0.3 }), light))),
    sheet(
      2,
      piece(
        curls(
          [
            [0, -190],
            [70, -176],
            [96, -130],
            [60, -92],
            [0, -84],
            [-60, -92],
            [-96, -130],
            [-70, -176],
          ],
          36,
        ),
        light,
      ),
    ),
    tangle(136, 70, 34),
    tangle(-150, 40, 30),
    tangle(-120, 116, 26),
    place(
      { x: 62, y: -152, turn: 24 },
      stroke('M-30 0H40M10 0L30-16', '#5b3a28', 7),
      sheet(1, piece('M40 0C58-20 84-14 90 4C72 18 52 14 40 0Z', ink.spruce)),
    ),
  ].join('');
}

const smoothRound = (x: number, y: number, r: number): Point[] =>
  Array.from({ length: 10 }, (_, i) => [x + r * Math.cos(i * 0.628), y + r * Math.sin(i * 0.628)]);

/** A Labradoodle grown over its eyes, with a twig in its curls and a comb full of hair. */
export function needsGrooming(): string {
  const view: Dusk = {
    ...size,
    from: 180,
    to: 262,
    horizon: 760,
    perDegree: 130,
    sun: [560, 470],
    sunSize: 118,
  };
  return [
    dusk(view),
    hills(1500, [800, 776, 804, 780, 800, 774], 1000, '#35204a', 3),
    place(
      { x: 560, y: 500, scale: 1.36 },
      place(
        { x: 0, y: 24, scale: 1.12 },
        sitting({ ...coats.doodle, color: '#c9976a', shade: '#a87549', chest: '#ddb488' }),
      ),
      shaggy(),
    ),
    place({ x: 1120, y: 420, turn: 68, scale: 1.7 }, comb('#e6dcd8')),
    locks(
      [
        [1010, 300],
        [1046, 372],
        [1016, 430],
        [1060, 500],
        [1000, 540],
        [1180, 620],
        [1080, 650],
      ],
      '#ddb488',
      30,
    ),
  ].join('');
}
