import { deeper, lighter } from '../paper/mix.ts';
import { smooth, type Point } from '../paper/outline.ts';
import { oval, stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { hem, type Edge } from './edge.ts';
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
  if (!hair || hair.kind === 'smooth') return '';
  // Curls reach less far than locks.
  const low = hair.kind === 'curl' ? 30 : 6;
  const tuck = (side: 1 | -1) => {
    const inner: Point = [side * half * 0.64, sag * 0.5 - 40 + low];
    const outer: Point = [side * half * 1.16, 4 + low];
    const [from, to] = side === 1 ? [inner, outer] : [outer, inner];
    // Three locks to a side, the middle one over the end.
    const edge = hem({ from, to, sag: 12, edge: { ...hair, size: half * 0.18 }, seed: 4 + side });
    return sheet(1, piece(`M${from[0]} ${from[1]}${edge}L${side * half * 0.96} -60Z`, fill));
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
