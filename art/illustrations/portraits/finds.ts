import { deeper, mix } from '../paper/mix.ts';
import { scatter } from '../paper/outline.ts';
import { stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';

// What a groomer finds in a coat.

const at = (x: number, y: number, turn: number, ...content: string[]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${content.join('')}</g>`;

/** An ear of foxtail grass: grains in pairs along its stem, one at its tip. */
export function foxtail(x: number, y: number, size: number, turn: number, color: string) {
  const grain = (down: number, lean: number) =>
    at(
      0,
      down,
      lean,
      sheet(
        1,
        piece('M0 0C24-10 22-48 0-64C-22-48-24-10 0 0Z', lean < 0 ? deeper(color, 0.1) : color),
      ),
    );
  return at(
    x,
    y,
    turn,
    `<g transform="scale(${size / 100})">`,
    ...[64, 30, -4, -38].flatMap((down) => [grain(down, -38), grain(down, 38)]),
    grain(-60, 0),
    '</g>',
  );
}

/** What lies in the shade of a tangle, whatever its coat. */
const depth = '#3a1c12';

/** One lock as a leaf from its root at 0,0 down to its tip. */
const leafOf = (long: number, wide: number, sway: number) =>
  `M0 ${-long * 0.04}C${wide * 0.7} ${long * 0.06} ${wide * 0.56 + sway * 0.4} ${long * 0.6} ${sway} ${long}C${sway * 0.4 - wide * 0.56} ${long * 0.66} ${-wide * 0.74} ${long * 0.1} 0 ${-long * 0.04}Z`;

/** A mat: locks of the coat that have stuck together to one heavy strand, others felted below it. */
export function mat(x: number, y: number, size: number, turn: number, coat: string, seed = 1) {
  const any = (i: number) => scatter(i * 2.7 + seed * 1.9);
  const strand = (
    i: number,
    right: number,
    long: number,
    wide: number,
    lean: number,
    shade: number,
  ) => {
    const paint = mix(coat, depth, shade);
    const sway = size * 0.36 * (any(i) - 0.5);
    return at(
      right * size,
      -size * 0.6,
      lean + 10 * (any(i + 20) - 0.5),
      sheet(1, piece(leafOf(long, wide, sway), paint)),
    );
  };
  return at(
    x,
    y,
    turn,
    strand(1, 0.56, size * (1 + 0.3 * any(6)), size * 0.6, -14, 0.13),
    strand(2, -0.5, size * (1.2 + 0.3 * any(5)), size * 0.66, 8, 0.09),
    strand(3, 0.06, size * (1.6 + 0.3 * any(7)), size * 0.76, -3, 0.03),
  );
}

/** A leaf that a coat has picked up. */
export const leaf = (x: number, y: number, size: number, turn: number, color: string) =>
  at(
    x,
    y,
    turn,
    `<g transform="scale(${size / 100})">`,
    sheet(2, piece('M-84 6C-56-50 30-58 88 0C30 56-50 56-84 6Z', color)),
    stroke(
      'M-112 12Q-60 8 70 0M-30 5L-6-26M-30 5L-2 32M16 2L38-20M16 2L40 24',
      deeper(color, 0.36),
      7,
    ),
    '</g>',
  );
