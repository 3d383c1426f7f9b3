import { smooth } from '../../paper/outline.ts';
import { box, stroke } from '../../paper/shapes.ts';
import { fade, piece, place, sheet } from '../../paper/sheet.ts';

/** Water in the colors of the sky from far to near, and lines of light below the sun. */
export const water = (
  y: number,
  sun: number,
  outline: string,
  colors: readonly string[],
  light: string,
) =>
  fade('water', colors) +
  sheet(2, piece(outline, 'url(#water)')) +
  `<clipPath id="shore"><path d="${outline}"/></clipPath><g opacity="0.85" clip-path="url(#shore)">${[0, 1, 2, 3, 4, 5].map((i) => stroke(`M${sun - 130 + i * 22} ${y + 22 + i * 24}H${sun + 120 - i * 17}`, light, 6 - i * 0.6, `opacity="${0.85 - i * 0.11}"`)).join('')}</g>`;

/** Four cattails that grow from 0,0. */
export const reeds = () =>
  [-22, -8, 6, 20]
    .map((turn, i) =>
      place(
        { x: i * 12, y: 0, turn },
        stroke('M0 0V-96', '#1f4340', 5) + box(-5, -124 + i * 6, 10, 34, 5, '#8d5330'),
      ),
    )
    .join('');

/** A goose that swims at 0,0, looking to the right. */
export const goose = () =>
  sheet(
    2,
    piece(
      smooth([
        [-84, -22],
        [-52, -34],
        [0, -44],
        [44, -30],
        [58, -4],
        [20, 16],
        [-40, 14],
        [-70, -2],
      ]),
      '#7d6358',
    ),
    piece(
      'M22-14C58-22 50-60 44-78C36-104 62-122 80-108L108-98L82-90C72-86 70-74 74-56C80-28 66-4 44 2Z',
      '#1b1230',
    ),
  ) +
  piece('M-60-10Q-10-34 34-16Q10 6-36 2Z', '#5d4640') +
  piece(
    smooth([
      [62, -96],
      [72, -104],
      [78, -92],
      [70, -80],
    ]),
    '#fbf1e4',
  );
