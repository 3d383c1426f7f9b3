import { deeper, lighter, mix } from '../paper/mix.ts';
import { scatter, type Point } from '../paper/outline.ts';
import { stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { curl, cut, lock, type Edge } from './edge.ts';

// What a groomer finds in a coat.

const at = (x: number, y: number, turn: number, ...content: string[]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${content.join('')}</g>`;

/** Seeds of foxtail grass, some side by side: a dark sharp grain each, long stiff bristles behind it. */
export function burr(x: number, y: number, size: number, turn: number, color: string, seed = 1) {
  const grain = '#5b3420';
  const seeds = Array.from({ length: 4 }, (_, i) =>
    at(
      size * 1.1 * (scatter(i * 2.3 + seed) - 0.5) + (i - 1.5) * size * 0.34,
      size * 1.1 * (scatter(i * 4.1 + seed) - 0.5),
      60 * (scatter(i * 3.7 + seed) - 0.5),
      `<g transform="scale(${size / 60})">`,
      sheet(
        1,
        stroke('M0 2L-13-58M0 0L0-70M0 2L12-56', color, 3),
        piece('M0 34C7 16 7 0 0-10C-7 0-7 16 0 34Z', grain),
      ),
      '</g>',
    ),
  );
  return at(x, y, turn, ...seeds);
}

/** What lies in the shade of a tangle, whatever its coat. */
const depth = '#3a1c12';

/** A paint that grows out of the coat below it: clear at the root, full before its middle. */
const rooted = (id: string, long: number, paint: string) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${long}"><stop offset="0.04" stop-color="${paint}" stop-opacity="0"/><stop offset="0.44" stop-color="${paint}"/></linearGradient>`;

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

/** A soft cloud: an uneven ring of small bulges. */
function cloud(wide: number, high: number, edge: Edge, seed: number): string {
  const ring = Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i / 10) * Math.PI * 2;
    const reach = 0.78 + 0.4 * scatter(i * 3.3 + seed);
    return [Math.cos(angle) * wide * reach, Math.sin(angle) * high * reach];
  });
  return cut(ring, edge, seed);
}

/** Woolly undercoat where it breaks through: a ragged patch, small bulges on it, each lighter. */
export function undercoat(
  x: number,
  y: number,
  size: number,
  turn: number,
  color: string,
  seed = 1,
) {
  const puffs = [
    [0, 0, 1.1, 0.72, deeper(color, 0.14), lock(size * 0.2, size * 0.2, 1, 1)],
    [0.04, -0.04, 0.84, 0.5, deeper(color, 0.04), curl(size * 0.24, 1)],
    [-0.12, -0.12, 0.5, 0.26, lighter(color, 0.3), curl(size * 0.2, 1)],
  ] as const;
  return at(
    x,
    y,
    turn,
    ...puffs.map(([dx, dy, wide, high, paint, edge], i) =>
      at(
        dx * size,
        dy * size,
        0,
        sheet(1, piece(cloud(size * wide, size * high, edge, seed + i * 2.3), paint)),
      ),
    ),
  );
}

/** Hair that has felted to cords: they grow out of the coat side by side, knotted and blunt. */
export function cords(x: number, y: number, size: number, turn: number, coat: string, seed = 1) {
  const strands = [-0.6, 0.62, -0.2, 0.22].map((right, i) => {
    const long = size * (1.6 + 1.1 * scatter(i * 3.1 + seed));
    const wide = size * (0.17 + 0.05 * scatter(i * 1.9 + seed));
    const bend = size * 0.5 * (scatter(i * 5.3 + seed) - 0.5);
    const side = (sign: 1 | -1): Point[] =>
      [0, 0.25, 0.5, 0.75, 1].map((share) => [
        bend * share * share +
          sign *
            wide *
            (share ? 1.1 - 0.5 * share + 0.4 * scatter(i * 2.1 + share * 9 + seed) : 0.6),
        long * share,
      ]);
    const id = `cord-${x}-${y}-${i}`.replaceAll('.', '_');
    const paint = mix(coat, depth, [0.26, 0.2, 0.1, 0.04][i] ?? 0);
    const knots = [0.4, 0.62, 0.84].map(
      (share) =>
        `M${bend * share * share - wide * 0.6} ${long * share}q${wide * 0.6} ${wide * 0.7} ${wide * 1.2} ${-wide * 0.1}`,
    );
    return at(
      right * size,
      0,
      right * -22 + 14 * (scatter(i + seed) - 0.5),
      rooted(id, long, paint),
      sheet(
        1,
        piece(
          cut(
            [...side(1), ...side(-1).toReversed()],
            lock(wide * 0.7, wide * 0.34, 1, 0.8),
            seed + i,
          ),
          `url(#${id})`,
        ),
      ),
      stroke(knots.join(''), mix(paint, depth, 0.36), wide * 0.16, 'opacity="0.6"'),
    );
  });
  return at(x, y, turn, ...strands);
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
