import { deeper, lighter } from '../paper/mix.ts';
import { scatter, type Point } from '../paper/outline.ts';
import { oval, stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { cut, lock, type Edge } from './edge.ts';

/** What a pet wears. The neck's middle, its half width and its height are those of the body. */
export type Wear = {
  kind: 'collar' | 'bandana' | 'bowtie';
  color: string;
  tag?: string;
  dots?: string;
};

export type Neck = { x: number; y: number; half: number; sag?: number };

const band = ({ x, y, half, sag = 46 }: Neck, width: number) =>
  `M${x - half} ${y - width * 0.3}Q${x} ${y + sag * 2 - width / 2} ${x + half} ${y - width * 0.3}Q${x + half + width * 0.22} ${y + width * 0.1} ${x + half * 0.97} ${y + width / 2}Q${x} ${y + sag * 2 + width * 0.62} ${x - half * 0.97} ${y + width / 2}Q${x - half - width * 0.22} ${y + width * 0.1} ${x - half} ${y - width * 0.3}Z`;

const tagOf = (x: number, y: number, color: string) =>
  sheet(1, oval(x, y, 29, 29, deeper(color, 0.25)) + oval(x, y - 2, 27, 27, color)) +
  oval(x, y - 2, 17, 17, 'none', `stroke="${deeper(color, 0.3)}" stroke-width="3" opacity="0.55"`);

/** Two loops and a knot around a place. */
export function ribbon(x: number, y: number, size: number, color: string, turn = 0): string {
  const loop = (side: 1 | -1) =>
    `<g transform="scale(${side} 1)">${sheet(1, piece(`M0 0C${size * 0.3} ${-size * 0.8} ${size * 1.1} ${-size * 0.8} ${size * 1.2} ${-size * 0.4}Q${size * 1.02} 0 ${size * 1.18} ${size * 0.42}C${size * 1.05} ${size * 0.72} ${size * 0.34} ${size * 0.64} 0 0Z`, color))}${stroke(`M${size * 0.26} ${-size * 0.1}Q${size * 0.5} ${-size * 0.26} ${size * 0.78} ${-size * 0.24}M${size * 0.26} ${size * 0.1}Q${size * 0.5} ${size * 0.24} ${size * 0.74} ${size * 0.24}`, deeper(color, 0.35), size * 0.06)}</g>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${loop(1)}${loop(-1)}${sheet(1, `<rect x="${-size * 0.22}" y="${-size * 0.3}" width="${size * 0.44}" height="${size * 0.6}" rx="${size * 0.16}" fill="${deeper(color, 0.22)}"/>`)}</g>`;
}

/** The thing itself, around a neck. */
export function worn({ kind, color, tag, dots }: Wear, neck: Neck): string {
  const { x, y, half, sag = 46 } = neck;
  if (kind === 'collar')
    return (
      sheet(2, piece(band({ ...neck, half: half * 0.94 }, 42), color)) +
      (tag ? tagOf(x + 8, y + sag + 44, tag) : '')
    );
  if (kind === 'bowtie')
    return (
      sheet(2, piece(band(neck, 34), deeper(color, 0.12))) +
      ribbon(x + 6, y + sag + 6, 78, color, -3)
    );
  const id = `bandana-${Math.round(x)}-${Math.round(y)}`;
  const low = y + half * 1.3;
  const cloth = `M${x - half} ${y - 22}Q${x} ${y + sag * 2 - 34} ${x + half} ${y - 22}L${x + half * 0.99} ${y + 26}Q${x + half * 0.5} ${y + half * 0.72} ${x + 14} ${low}Q${x - half * 0.56} ${y + half * 0.72} ${x - half * 1.01} ${y + 14}Z`;
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
  return (
    `<clipPath id="${id}"><path d="${cloth}"/></clipPath>` +
    sheet(2, piece(cloth, color), dots ? `<g clip-path="url(#${id})">${spots}</g>` : '') +
    sheet(
      1,
      piece(
        `M${x - half} ${y - 24}Q${x} ${y + sag * 2 - 38} ${x + half} ${y - 24}Q${x + half * 1.05} ${y} ${x + half * 0.98} ${y + 24}Q${x} ${y + sag * 2 + 14} ${x - half * 0.98} ${y + 24}Q${x - half * 1.05} ${y} ${x - half} ${y - 24}Z`,
        lighter(color, 0.12),
      ),
    )
  );
}

/** A seed of foxtail grass, or a leaf, caught in hair. */
export const burr = (x: number, y: number, turn: number, color: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${sheet(1, piece('M0-34C11-18 12 6 0 26C-12 6-11-18 0-34Z', color))}${stroke('M0 24V44M0-26V14', deeper(color, 0.3), 3)}</g>`;

function clump(
  x: number,
  y: number,
  wide: number,
  tall: number,
  edge: Edge,
  color: string,
  seed: number,
): string {
  const ring: Point[] = Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * Math.PI * 2;
    const share = 0.8 + 0.45 * scatter(i * 1.7 + seed);
    return [x + Math.cos(angle) * wide * share, y + Math.sin(angle) * tall * share];
  });
  return sheet(1, piece(cut(ring, edge, seed), color));
}

/** A clump of felt: a ragged dark patch. */
export const mat = (x: number, y: number, size: number, color: string, seed = 1) =>
  clump(x, y, size * 0.9, size * 1.15, lock(size * 0.44, size * 0.34, 0.8, 1), color, seed);

/** A tuft of loose undercoat that has worked its way out. */
export const fluff = (x: number, y: number, size: number, color: string, seed = 1) =>
  clump(x, y, size * 0.95, size * 0.5, lock(size * 0.34, size * 0.26, 0.9, 0.7), color, seed);
