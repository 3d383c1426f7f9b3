import { oval, stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { both } from './face.ts';

/** Two round eyes with upright pupils, `apart` from the middle, under a lid. */
export const catEyes = (apart: number, y: number, size: number, iris: string, lid: string) =>
  [-apart, apart]
    .map(
      (x) =>
        sheet(1, oval(x, y, size, size * 0.94, iris)) +
        oval(x, y + 1, size * 0.4, size * 0.76, '#20131c') +
        oval(x + size * 0.34, y - size * 0.2, size * 0.2, size * 0.2, '#fffaf0') +
        sheet(
          1,
          piece(
            `M${x - size * 1.2} ${y - size * 0.2}Q${x} ${y - size * 1.16} ${x + size * 1.2} ${y - size * 0.2}Q${x + size} ${y - size * 1.5} ${x} ${y - size * 1.4}Q${x - size} ${y - size * 1.5} ${x - size * 1.2} ${y - size * 0.2}Z`,
            lid,
          ),
        ),
    )
    .join('');

/** A small triangle, point down, of a given half width. */
export const catNose = (y: number, half: number, color = '#c9737a') =>
  sheet(
    1,
    piece(
      `M${-half} ${y - half * 0.5}Q0 ${y - half * 0.9} ${half} ${y - half * 0.5}Q${half * 0.7} ${y + half * 0.5} 0 ${y + half * 0.7}Q${-half * 0.7} ${y + half * 0.5} ${-half} ${y - half * 0.5}Z`,
      color,
    ),
  );

/** The line below the nose and the two curves of the lips. */
export const catMouth = (y: number, half: number) =>
  stroke(
    `M0 ${y}V${y + 9}M${-half} ${y + 14}Q${-half * 0.4} ${y + 26} 0 ${y + 9}Q${half * 0.4} ${y + 26} ${half} ${y + 14}`,
    '#5a2f38',
    4,
  );

/** Two whiskers on each side, at the height `y`. */
export const whiskers = (y: number, color = '#fffaf0') =>
  both(
    stroke(
      `M44 ${y}Q96 ${y - 14} 142 ${y - 8}M44 ${y + 10}Q98 ${y + 8} 140 ${y + 22}`,
      color,
      2.6,
      'opacity="0.85"',
    ),
  );
