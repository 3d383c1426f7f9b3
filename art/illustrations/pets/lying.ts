import { smooth } from '../paper/outline.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { toes } from './bodies.ts';
import { trim, type Coat } from './coats.ts';

/** A pet lying down, its head's middle at 0,0, the body going off to the right. Rests on y = 150. */
export function lying({ color, shade, chest, edge }: Coat): string {
  return [
    sheet(
      2,
      piece(
        trim(
          [
            [350, 90],
            [420, 60],
            [500, 70],
            [540, 120],
            [500, 150],
            [430, 140],
            [370, 150],
          ],
          edge,
        ),
        shade,
      ),
    ),
    sheet(
      2,
      piece(
        trim(
          [
            [-60, 20],
            [40, -30],
            [150, -52],
            [270, -46],
            [370, -10],
            [412, 70],
            [400, 150],
            [200, 158],
            [0, 156],
            [-80, 120],
          ],
          edge,
        ),
        color,
      ),
    ),
    sheet(
      1,
      piece(
        trim(
          [
            [250, 20],
            [330, 0],
            [392, 60],
            [390, 140],
            [330, 158],
            [250, 150],
            [226, 90],
          ],
          edge,
        ),
        shade,
      ),
    ),
    sheet(
      1,
      piece(
        smooth([
          [300, 120],
          [380, 122],
          [404, 146],
          [370, 160],
          [260, 160],
          [256, 132],
        ]),
        color,
      ),
    ),
    sheet(
      1,
      piece(
        trim(
          [
            [-40, 40],
            [60, 30],
            [110, 90],
            [90, 150],
            [-20, 156],
            [-80, 120],
          ],
          edge,
          26,
        ),
        chest,
      ),
    ),
    sheet(
      1,
      piece(
        smooth([
          [20, 110],
          [80, 118],
          [84, 150],
          [20, 166],
          [-110, 166],
          [-136, 146],
          [-110, 124],
          [-40, 120],
        ]),
        color,
      ),
    ),
    toes(-106, 154, 32, chest),
  ].join('');
}
