import { smooth } from '../../paper/outline.ts';
import { box, oval, stroke } from '../../paper/shapes.ts';
import { fade, piece, place, sheet } from '../../paper/sheet.ts';

/** Water that repeats the sky: the glow below the sun, and lines of light. */
export const water = (y: number, sun: number, outline: string) =>
  fade('water', ['#c9653f', '#84385a', '#3d2249']) +
  sheet(2, piece(outline, 'url(#water)')) +
  `<clipPath id="shore"><path d="${outline}"/></clipPath><g opacity="0.85" clip-path="url(#shore)">${[0, 1, 2, 3, 4, 5].map((i) => stroke(`M${sun - 130 + i * 22} ${y + 22 + i * 24}H${sun + 120 - i * 17}`, '#ffdca6', 6 - i * 0.6, `opacity="${0.85 - i * 0.11}"`)).join('')}</g>`;

export const reeds = () =>
  [-22, -8, 6, 20]
    .map((turn, i) =>
      place(
        { x: i * 12, y: 0, turn },
        stroke('M0 0V-96', '#1f4340', 5) + box(-5, -124 + i * 6, 10, 34, 5, '#8d5330'),
      ),
    )
    .join('');

export const goose = () =>
  sheet(
    2,
    piece(
      smooth([
        [-70, -6],
        [-50, -34],
        [10, -40],
        [48, -24],
        [60, 4],
        [20, 16],
        [-44, 14],
      ]),
      '#8d7484',
    ),
    piece(
      'M36-20C58-40 40-84 58-104C66-112 84-108 86-98L104-92L86-84C80-60 90-30 60-6Z',
      '#241836',
    ),
  ) + oval(74, -92, 9, 6, '#fbf1e4');
