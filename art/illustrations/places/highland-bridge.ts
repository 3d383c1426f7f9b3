import { box, stroke } from '../paper/shapes.ts';
import { sheet } from '../paper/sheet.ts';

/** The Highland Bridge over I-25: one leaning arch with cables over a deck, 700 wide. */
export const highlandBridge = (steel = '#fbe9d4') =>
  [
    ...Array.from({ length: 15 }, (_, i) => {
      const t = (i + 1) / 16;
      const x = 700 * t;
      return stroke(`M${x} 0L${x - 14} ${-4 * 236 * t * (1 - t)}`, steel, 3, 'opacity="0.8"');
    }),
    sheet(2, stroke('M0 4Q350-476 700 4', steel, 17)),
    sheet(2, box(-160, -6, 1020, 22, 4, '#c9a28e')),
    ...Array.from({ length: 21 }, (_, i) => box(-150 + i * 50, -40, 4, 36, 2, '#8d5f62')),
    box(-160, -44, 1020, 5, 2, '#8d5f62'),
    ...[20, 668].map((x) => sheet(2, box(x, 12, 24, 150, 3, '#8d5f62'))),
  ].join('');
