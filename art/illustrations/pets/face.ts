import { ink } from '../paper/ink.ts';
import { smooth, type Point } from '../paper/outline.ts';
import { oval, stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';

/** The same points on the other side of the face. */
export const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);

/** A pair of anything, drawn on the right and again mirrored. */
export const both = (right: string) => `${right}<g transform="scale(-1 1)">${right}</g>`;

/** Open eyes with a catchlight each, `apart` from the middle. */
export function eyes(apart: number, y: number, size: number, iris = '#2a1720'): string {
  const eye = (x: number) =>
    oval(x, y, size, size * 1.08, iris === '#2a1720' ? iris : ink.night) +
    (iris === '#2a1720'
      ? ''
      : oval(x, y, size * 0.86, size * 0.93, iris) +
        oval(x, y, size * 0.56, size * 0.68, ink.night)) +
    oval(x + size * 0.32, y - size * 0.36, size * 0.3, size * 0.3, '#fffaf0') +
    oval(x - size * 0.3, y + size * 0.4, size * 0.14, size * 0.14, '#fffaf0', 'opacity="0.7"');
  return eye(-apart) + eye(apart);
}

/** Eyes closed in comfort. */
export const restingEyes = (apart: number, y: number, size: number) =>
  [-apart, apart]
    .map((x) =>
      stroke(`M${x - size} ${y}Q${x} ${y + size * 1.05} ${x + size} ${y}`, '#2a1720', size * 0.42),
    )
    .join('');

/** A dog's nose of a given half width, with a line of light. */
export const dogNose = (y: number, half: number, color = '#27161f') =>
  sheet(
    1,
    piece(
      smooth([
        [0, y - half * 0.62],
        [half * 0.8, y - half * 0.56],
        [half, y - half * 0.05],
        [half * 0.42, y + half * 0.62],
        [0, y + half * 0.78],
        [-half * 0.42, y + half * 0.62],
        [-half, y - half * 0.05],
        [-half * 0.8, y - half * 0.56],
      ]),
      color,
    ),
  ) + oval(-half * 0.28, y - half * 0.26, half * 0.34, half * 0.15, '#ffffff', 'opacity="0.35"');

/** The line below a nose and a mouth that turns up at its ends. */
export const smile = (y: number, half: number, drop: number, color = '#4a2430') =>
  stroke(
    `M0 ${y}V${y + drop * 0.5}M${-half} ${y + drop * 0.42}Q${-half * 0.55} ${y + drop * 1.15} 0 ${y + drop * 0.5}Q${half * 0.55} ${y + drop * 1.15} ${half} ${y + drop * 0.42}`,
    color,
    4.5,
  );

/** A tongue that hangs from `y`, with its crease. */
export const tongue = (y: number, half: number, length: number) =>
  piece(
    `M${-half} ${y}Q${-half * 1.05} ${y + length} 0 ${y + length}Q${half * 1.05} ${y + length} ${half} ${y}Z`,
    '#d9727a',
  ) + stroke(`M0 ${y + 4}V${y + length * 0.6}`, '#b7505f', 3);

/** A bow tie or ribbon of two loops and a knot. */
export const bow = (
  x: number,
  y: number,
  size: number,
  color: string = ink.accent,
  dark = '#8a3a20',
) =>
  `<g transform="translate(${x} ${y})">${sheet(1, both(piece(`M0 0C${size * 0.4} ${-size * 0.75} ${size * 1.15} ${-size * 0.7} ${size * 1.2} ${-size * 0.35}V${size * 0.35}C${size * 1.15} ${size * 0.7} ${size * 0.4} ${size * 0.6} 0 0Z`, color) + stroke(`M${size * 0.3} ${-size * 0.02}L${size * 0.75} ${-size * 0.16}M${size * 0.3} ${size * 0.06}L${size * 0.72} ${size * 0.2}`, dark, size * 0.06)))}${sheet(1, `<rect x="${-size * 0.24}" y="${-size * 0.28}" width="${size * 0.48}" height="${size * 0.56}" rx="${size * 0.16}" fill="${dark}"/>`)}</g>`;
