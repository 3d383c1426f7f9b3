import { facets } from '../paper/outline.ts';
import { box, stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';

type Victorian = { wall: string; roof: string; trim: string; door: string };

/** A narrow Victorian house with a bay and a steep gable, 190 wide, its foot at y = 0. */
export const victorian = ({ wall, roof, trim, door }: Victorian) =>
  [
    sheet(2, box(136, -404, 26, 90, 2, roof)),
    sheet(
      2,
      piece(
        facets([
          [0, 0],
          [0, -286],
          [95, -416],
          [190, -286],
          [190, 0],
        ]),
        wall,
      ),
    ),
    sheet(
      2,
      piece(
        facets([
          [-16, -276],
          [95, -430],
          [206, -276],
          [196, -264],
          [95, -402],
          [-6, -264],
        ]),
        roof,
      ),
    ),
    `<circle cx="95" cy="-330" r="19" fill="#ffcf86" stroke="${trim}" stroke-width="7"/>`,
    sheet(1, box(16, -256, 86, 204, 5, trim)),
    box(26, -244, 66, 74, 4, '#ffd795') + box(26, -148, 66, 84, 4, '#ffcf86'),
    stroke('M59-244V-170M59-148V-64', wall, 5),
    box(124, -236, 44, 66, 22, '#3b1c38'),
    sheet(1, box(118, -126, 56, 126, 4, door)) + box(130, -112, 32, 40, 16, '#ffd795'),
    sheet(
      2,
      piece(
        facets([
          [106, -138],
          [146, -166],
          [186, -138],
        ]),
        roof,
      ),
    ),
    sheet(1, box(110, 0, 72, 12, 2, trim), box(102, 10, 88, 12, 2, trim)),
  ].join('');
