import { smooth, type Point } from '../paper/outline.ts';
import { stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { trim, type Coat } from './coats.ts';
import { both } from './face.ts';

/** A paw from the front that stands on `y`, `half` as wide on each side of `x`. */
export const toes = (x: number, y: number, half: number, color: string) =>
  sheet(
    1,
    piece(
      smooth([
        [x - half, y - 8],
        [x - half * 0.7, y - half * 0.72],
        [x, y - half * 0.85],
        [x + half * 0.7, y - half * 0.72],
        [x + half, y - 8],
        [x + half * 0.8, y + 10],
        [x, y + 13],
        [x - half * 0.8, y + 10],
      ]),
      color,
    ),
  ) +
  stroke(
    `M${x - half * 0.3} ${y + 6}V${y - 8}M${x + half * 0.3} ${y + 6}V${y - 8}`,
    '#00000040',
    3,
  );

/** A sitting pet from the front. The head's middle is at 0,0; the feet stand at y = 380. */
export function sitting({ color, shade, chest, edge }: Coat, tail = true): string {
  const trunk: Point[] = [
    [-16, 30],
    [72, 60],
    [112, 140],
    [128, 250],
    [136, 340],
    [80, 372],
    [-16, 376],
    [-16, 200],
  ];
  const bib: Point[] = [
    [-14, 66],
    [54, 84],
    [66, 150],
    [46, 230],
    [-14, 264],
    [-14, 160],
  ];
  return [
    tail
      ? sheet(
          2,
          piece(
            trim(
              [
                [96, 330],
                [150, 340],
                [206, 300],
                [226, 230],
                [250, 250],
                [240, 330],
                [180, 376],
                [110, 378],
              ],
              edge,
            ),
            shade,
          ),
        )
      : '',
    sheet(2, both(piece(trim(trunk, edge, 44), color))),
    both(
      sheet(
        1,
        piece(
          trim(
            [
              [104, 236],
              [148, 270],
              [160, 330],
              [144, 374],
              [96, 380],
              [78, 320],
            ],
            edge,
          ),
          shade,
        ),
      ),
    ),
    sheet(1, both(piece(trim(bib, edge, 30), chest))),
    both(
      sheet(
        1,
        piece(
          smooth([
            [18, 200],
            [64, 196],
            [70, 260],
            [66, 340],
            [70, 376],
            [16, 376],
            [20, 300],
          ]),
          color,
        ),
      ),
    ),
    toes(43, 372, 34, chest),
    toes(-43, 372, 34, chest),
  ].join('');
}

/** Two forepaws hung over an edge at y = 0. */
export const pawsOver = (apart: number, color: string, size = 34) =>
  both(
    sheet(
      2,
      piece(
        `M${apart - size}-14C${apart - size}-34 ${apart + size}-34 ${apart + size}-14V26C${apart + size} 52 ${apart - size} 52 ${apart - size} 26Z`,
        color,
      ),
    ) + stroke(`M${apart - size * 0.32} 40V22M${apart + size * 0.32} 40V22`, '#00000045', 3.4),
  );
