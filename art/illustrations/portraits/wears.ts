import { deeper, lighter, mix } from '../paper/mix.ts';
import { scatter, smooth, type Point } from '../paper/outline.ts';
import { oval, stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { cut, hem, lock, type Edge } from './edge.ts';
import { pointsOf, type Spots } from './kit.ts';

/** What a pet wears. The neck's middle, its half width and its height are those of the body. */
export type Wear = {
  kind: 'collar' | 'bandana' | 'bowtie';
  color: string;
  tag?: string;
  dots?: string;
};

export type Neck = {
  x: number;
  y: number;
  half: number;
  sag?: number;
  /** The outline of the body: a band goes round it, and ends where it does. */
  body?: Spots;
  /** How the hair is cut that hangs over both ends of a band. */
  hair?: Edge;
};

/** A band round the neck, a little narrower where it turns away. */
function band({ x, y, half, sag = 46 }: Neck, width: number): string {
  const [end, low] = [width * 0.4, sag * 2];
  return `M${x - half} ${y - end}Q${x} ${y + low - width * 0.56} ${x + half} ${y - end}V${y + end}Q${x} ${y + low + width * 0.56} ${x - half} ${y + end}Z`;
}

/** What goes round the neck, cut off where the body ends. */
function around(neck: Neck, content: string): string {
  if (!neck.body) return content;
  const id = `neck-${Math.round(neck.x)}-${Math.round(neck.y)}-${neck.half}`;
  return `<clipPath id="${id}"><path d="${smooth(pointsOf(neck.body))}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** Locks of the ruff that lie over both ends of a band. */
function tucks({ x, y, half, hair, sag = 46 }: Neck, fill: string): string {
  if (!hair) return '';
  const tuck = (side: 1 | -1) => {
    const inner: Point = [side * half * 0.68, sag * 0.54 - 44];
    const outer: Point = [side * half * 1.14, -24];
    const [from, to] = side === 1 ? [inner, outer] : [outer, inner];
    const edge = hem({ from, to, sag: 8, edge: hair, seed: 4 + side });
    return piece(`M${from[0]} ${from[1]}${edge}L${side * half * 0.96} -50Z`, fill);
  };
  return `<g transform="translate(${x} ${y})">${tuck(1)}${tuck(-1)}</g>`;
}

const tagOf = (x: number, y: number, color: string) =>
  oval(x, y - 30, 9, 11, 'none', `stroke="${deeper(color, 0.4)}" stroke-width="5"`) +
  sheet(1, oval(x, y, 27, 27, deeper(color, 0.25)) + oval(x, y - 2, 25, 25, color)) +
  oval(x, y - 2, 16, 16, 'none', `stroke="${deeper(color, 0.3)}" stroke-width="3" opacity="0.55"`);

/** Two loops and a knot around a place. */
export function ribbon(x: number, y: number, size: number, color: string, turn = 0): string {
  const loop = (side: 1 | -1) =>
    `<g transform="scale(${side} 1)">${sheet(1, piece(`M0 0C${size * 0.3} ${-size * 0.8} ${size * 1.1} ${-size * 0.8} ${size * 1.2} ${-size * 0.4}Q${size * 1.02} 0 ${size * 1.18} ${size * 0.42}C${size * 1.05} ${size * 0.72} ${size * 0.34} ${size * 0.64} 0 0Z`, color))}${stroke(`M${size * 0.26} ${-size * 0.1}Q${size * 0.5} ${-size * 0.26} ${size * 0.78} ${-size * 0.24}M${size * 0.26} ${size * 0.1}Q${size * 0.5} ${size * 0.24} ${size * 0.74} ${size * 0.24}`, deeper(color, 0.35), size * 0.06)}</g>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${loop(1)}${loop(-1)}${sheet(1, `<rect x="${-size * 0.22}" y="${-size * 0.3}" width="${size * 0.44}" height="${size * 0.6}" rx="${size * 0.16}" fill="${deeper(color, 0.22)}"/>`)}</g>`;
}

/** The thing itself around a neck, and the hair over its ends in the paper of the coat. */
export function worn({ kind, color, tag, dots }: Wear, neck: Neck, coat: string): string {
  const { x, y, half, sag = 46 } = neck;
  const over = tucks(neck, coat);
  if (kind === 'collar')
    return (
      around(neck, sheet(2, piece(band(neck, 38), color))) +
      over +
      (tag ? tagOf(x + 4, y + sag + 48, tag) : '')
    );
  if (kind === 'bowtie')
    return (
      around(neck, sheet(2, piece(band(neck, 32), deeper(color, 0.16)))) +
      over +
      ribbon(x + 4, y + sag, 80, color, -3)
    );
  const id = `bandana-${Math.round(x)}-${Math.round(y)}`;
  const [wide, low] = [half * 0.98, y + half * 1.3];
  const cloth = `M${x - wide} ${y - 16}Q${x} ${y + sag * 2 - 20} ${x + wide} ${y - 16}L${x + wide * 0.98} ${y + 22}Q${x + half * 0.5} ${y + half * 0.74} ${x + 26} ${low - 12}Q${x + 12} ${low + 6} ${x - 2} ${low - 12}Q${x - half * 0.54} ${y + half * 0.74} ${x - wide} ${y + 16}Z`;
  const spots = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 9 }, (__, i) =>
      oval(
        x - half + (i + (row % 2) / 2) * half * 0.26,
        y + 6 + row * half * 0.2,
        half * 0.042,
        half * 0.042,
        dots ?? color,
      ),
    ).join(''),
  ).join('');
  const fold = `M${x - half * 0.5} ${y + sag + 34}Q${x - half * 0.24} ${y + half * 0.72} ${x - half * 0.06} ${y + half * 0.9}M${x + half * 0.56} ${y + sag + 26}Q${x + half * 0.34} ${y + half * 0.6} ${x + half * 0.2} ${y + half * 0.74}`;
  return (
    `<clipPath id="${id}"><path d="${cloth}"/></clipPath>` +
    around(
      neck,
      sheet(2, piece(cloth, color), dots ? `<g clip-path="url(#${id})">${spots}</g>` : '') +
        stroke(fold, deeper(color, 0.3), 4, 'opacity="0.5"') +
        sheet(1, piece(band({ ...neck, y: y + 2 }, 46), lighter(color, 0.12))),
    ) +
    over
  );
}

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

const ringOf = (wide: number, high: number, wild: number, seed: number): Point[] =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * Math.PI * 2;
    const share = 1 - wild / 2 + wild * scatter(i * 3.1 + seed);
    return [Math.cos(angle) * wide * share, Math.sin(angle) * high * share];
  });

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
  const strand = (i: number, right: number, long: number, wide: number, lean: number, shade: number) => {
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

/** Loose undercoat on its way out: pale locks side by side that stand off the coat, and single hairs. */
export function fluff(x: number, y: number, size: number, turn: number, color: string, seed = 1) {
  const any = (i: number) => scatter(i * 2.3 + seed * 1.7);
  const locks = ([-0.42, 0.44, 0.02] as const).map((share, i) => {
    const long = size * (i === 2 ? 1.2 : 0.76 + 0.3 * any(i + 4));
    const id = `loose-${x}-${y}-${i}`.replaceAll('.', '_');
    const paint = [deeper(color, 0.06), color, lighter(color, 0.35)][i] ?? color;
    return at(
      -size * 0.2 * any(i + 6),
      share * size,
      share * 30 - 90 + 22 * (any(i) - 0.5),
      rooted(id, long, paint),
      sheet(1, piece(leafOf(long, size * (0.5 + 0.14 * any(i + 2)), size * 0.4 * (any(i + 8) - 0.5)), `url(#${id})`)),
    );
  });
  const hairs = Array.from({ length: 3 }, (_, i) => {
    const long = size * (0.6 + 0.5 * any(i + 20));
    return at(
      size * (0.7 + 0.5 * any(i + 40)),
      size * 1.2 * (any(i + 50) - 0.5),
      70 * any(i + 60) - 35,
      stroke(`M0 0C${long * 0.3} ${long * 0.5 * (any(i + 30) - 0.5)} ${long * 0.7} ${long * (any(i + 30) - 0.5)} ${long} ${long * 0.2 * (any(i) - 0.5)}`, lighter(color, 0.2), 2.8),
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

/** Mud that has splashed and run: blots of unequal size grown together, drips below them, and drops. */
export function mud(x: number, y: number, size: number, turn: number, color: string, seed = 1) {
  const any = (i: number) => scatter(i * 4.3 + seed * 2.9);
  const blot = (i: number, paint: string, share = 1) => {
    const angle = Math.PI * 2 * (i / 6 + 0.14 * any(i));
    const far = size * (0.3 + 0.34 * any(i + 10));
    const radius = size * (0.24 + 0.24 * any(i + 20)) * share;
    return oval(Math.cos(angle) * far, Math.sin(angle) * far * 0.62, radius * 1.15, radius, paint);
  };
  const drips = ([-0.42, 0.4, 0] as const).slice(seed % 3 ? 0 : 1).map((share, i) => {
    const long = size * (0.34 + 0.56 * any(i + 30));
    const right = size * (share + 0.2 * (any(i + 40) - 0.5));
    const wide = size * (0.1 + 0.14 * any(i + 50));
    return stroke(`M${right} 0Q${right} ${long * 0.6} ${right + size * 0.06} ${long}`, color, wide);
  });
  const drops = Array.from({ length: 4 }, (_, i) => {
    const angle = (0.04 + 0.92 * any(i + 60)) * Math.PI;
    const far = size * (1 + 0.36 * any(i + 70));
    const radius = size * (0.04 + 0.07 * any(i + 80));
    return oval(Math.cos(angle) * far, Math.sin(angle) * far * 0.86, radius, radius * 1.3, color);
  });
  const blots = Array.from({ length: 6 }, (_, i) => blot(i, color)).join('');
  return at(
    x,
    y,
    turn,
    sheet(1, oval(0, 0, size * 0.42, size * 0.36, color), blots, ...drips, ...drops),
    blot(1, deeper(color, 0.2), 0.62) + blot(4, deeper(color, 0.2), 0.54),
  );
}
