import { deeper, lighter, mix } from '../paper/mix.ts';
import { scatter } from '../paper/outline.ts';
import { oval, stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';

// What a groomer finds in a coat.

/** An ear of foxtail grass caught in hair, its bristles pointing forward. */
export const burr = (x: number, y: number, size: number, turn: number, color: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})">${sheet(
    2,
    stroke('M0 34Q6 56-6 78', deeper(color, 0.25), 5),
    stroke(
      'M0-30V-70M-8-22L-22-62M8-22L22-62M-12-4L-34-40M12-4L34-40M-10 16L-32-10M10 16L32-10',
      color,
      4.5,
    ),
    piece('M0-46C16-24 18 12 0 36C-18 12-16-24 0-46Z', color),
  )}${stroke('M0-30V24', deeper(color, 0.3), 3.5)}</g>`;

const at = (x: number, y: number, turn: number, ...content: string[]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${content.join('')}</g>`;

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

/** A few hairs that curl together, thin at both ends. */
function wisp(long: number, bend: number, wide: number, color: string) {
  return piece(
    `M0 0C${long * 0.26} ${-wide - bend * 0.3} ${long * 0.8} ${-bend * 0.4 - wide} ${long} ${bend}C${long * 0.74} ${wide - bend * 0.1} ${long * 0.3} ${wide * 1.2} 0 0Z`,
    color,
  );
}

/**
 * Loose undercoat on its way out: pale locks side by side that stand off the coat, and single hairs. Below
 * 66 pixels it is hairs only, for what is in the air already.
 */
export function fluff(x: number, y: number, size: number, turn: number, color: string, seed = 1) {
  const any = (i: number) => scatter(i * 2.3 + seed * 1.7);
  const locks = (size < 66 ? [] : [-0.42, 0.44, 0.02]).map((share, i) => {
    const long = size * (i === 2 ? 1.2 : 0.76 + 0.3 * any(i + 4));
    const id = `loose-${x}-${y}-${i}`.replaceAll('.', '_');
    const paint = [deeper(color, 0.06), color, lighter(color, 0.35)][i] ?? color;
    return at(
      -size * 0.2 * any(i + 6),
      share * size,
      share * 30 - 90 + 22 * (any(i) - 0.5),
      rooted(id, long, paint),
      sheet(
        1,
        piece(
          leafOf(long, size * (0.5 + 0.14 * any(i + 2)), size * 0.4 * (any(i + 8) - 0.5)),
          `url(#${id})`,
        ),
      ),
    );
  });
  const hairs = Array.from({ length: 3 }, (_, i) => {
    const long = size * (0.6 + 0.5 * any(i + 20));
    return at(
      size * (0.7 + 0.5 * any(i + 40)),
      size * 1.2 * (any(i + 50) - 0.5),
      70 * any(i + 60) - 35,
      stroke(
        `M0 0C${long * 0.3} ${long * 0.5 * (any(i + 30) - 0.5)} ${long * 0.7} ${long * (any(i + 30) - 0.5)} ${long} ${long * 0.2 * (any(i) - 0.5)}`,
        lighter(color, 0.2),
        2.8,
      ),
    );
  });
  return at(x, y, turn, ...locks, ...hairs);
}

/** Shed hair that has settled on the ground: wisps that lie flat, across each other. */
export function drift(x: number, y: number, size: number, color: string, seed = 1) {
  const wisps = Array.from({ length: 26 }, (_, i) => {
    const side = i % 2 ? 1 : -1;
    const root = size * (0.9 * scatter(i * 3.7 + seed) - 0.45) - side * size * 0.2;
    const long = size * (0.26 + 0.34 * scatter(i * 2.9 + seed));
    const bend = size * 0.2 * scatter(i * 1.3 + seed);
    return `<g transform="translate(${root} ${size * 0.22 * (scatter(i * 5.3 + seed) - 0.6)}) scale(${side} ${i % 3 ? -1 : 1}) rotate(${14 * scatter(i + seed) - 7})">${wisp(long, bend, size * 0.028, i % 3 ? color : deeper(color, 0.16))}</g>`;
  });
  return at(
    x,
    y,
    0,
    oval(0, 0, size * 0.72, size * 0.12, color, 'opacity="0.55" filter="url(#haze)"'),
    sheet(1, ...wisps),
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
