import { ink } from '../../paper/ink.ts';
import { smooth } from '../../paper/outline.ts';
import { oval, stroke } from '../../paper/shapes.ts';
import { piece, sheet } from '../../paper/sheet.ts';

/** A small dog on its evening walk, ahead of a person with a leash. */
export const walker = () =>
  sheet(
    2,
    oval(0, -198, 22, 25, '#7a4a38'),
    piece(
      smooth([
        [-30, -170],
        [30, -170],
        [40, -90],
        [34, -60],
        [-34, -60],
        [-40, -90],
      ]),
      ink.accent,
    ),
    piece('M-26-70H-2L-10 0H-30ZM2-70H28L34 0H14Z', ink.plum),
  ) +
  sheet(1, piece('M-24-204Q-26-232 0-232Q26-232 24-204Q0-220-24-204Z', ink.night)) +
  stroke('M30-120Q80-86 122-62', ink.cream, 4) +
  sheet(
    2,
    piece(
      smooth([
        [96, -66],
        [170, -72],
        [196, -104],
        [226, -100],
        [240, -84],
        [214, -72],
        [200, -44],
        [200, 0],
        [184, 0],
        [176, -32],
        [124, -32],
        [116, 0],
        [100, 0],
        [98, -36],
        [76, -84],
      ]),
      '#f0c68f',
    ),
  );
