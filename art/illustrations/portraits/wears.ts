import { deeper, lighter } from '../paper/mix.ts';
import { scatter, type Point } from '../paper/outline.ts';
import { oval, stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { cut, lock } from './edge.ts';

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

/** A seed of foxtail grass caught in hair; at size 100 it is as long as a pet's nose is wide. */
export const burr = (x: number, y: number, size: number, turn: number, color: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})">${sheet(1, piece('M0-34C11-18 12 6 0 26C-12 6-11-18 0-34Z', color))}${stroke('M0 24V44M0-26V14', deeper(color, 0.3), 3)}</g>`;

const at = (x: number, y: number, size: number | string, turn: number, ...content: string[]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${content.join('')}</g>`;

/** A clump of felted hair: locks that have grown into one and stand off the coat. */
export function mat(x: number, y: number, size: number, turn: number, color: string, seed = 1) {
  const [wide, long] = [0.9 + 0.3 * scatter(seed * 2.3), 0.9 + 0.35 * scatter(seed * 4.1)];
  const rope = sheet(
    2,
    piece(
      'M-22 -40C-6 -58 10 -56 22 -40C36 -8 32 24 36 60C22 52 14 42 10 30C10 54 2 76 -10 94C-17 70 -20 34 -30 6C-36 -14 -32 -28 -22 -40Z',
      color,
    ),
    piece('M-8 -38C-26 -4 -18 10 -24 34C-10 14 -14 -6 -8 -38Z', deeper(color, 0.12)),
    piece('M10 -36C0 -6 8 14 -2 62C16 26 10 2 10 -36Z', deeper(color, 0.12)),
  );
  const side = seed % 2 ? 1 : -1;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${(side * wide * size) / 50} ${(long * size) / 50})">${rope}</g>`;
}

/** A wisp of loose undercoat that has worked its way out: a few strands from one root. */
export const fluff = (x: number, y: number, size: number, turn: number, color: string) =>
  at(
    x,
    y,
    `${(size / 50) * 0.74} ${(size / 50) * 1.25}`,
    turn,
    sheet(
      1,
      piece(
        'M0 -48C-20 -30 -36 0 -30 34C-25 28 -22 22 -18 16C-20 34 -16 50 -8 62C-5 48 -3 38 0 26C3 38 9 46 18 54C18 40 17 30 15 20C20 26 25 28 31 30C32 0 18 -32 0 -48Z',
        color,
      ),
    ),
  );

/** Mud that has splashed: a ragged patch, and the drops that it threw. */
export function mud(x: number, y: number, size: number, turn: number, color: string, seed = 1) {
  const ring: Point[] = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * Math.PI * 2;
    const share = (i % 2 ? 0.72 : 1) + 0.34 * scatter(i * 1.7 + seed);
    return [Math.cos(angle) * size * share, Math.sin(angle) * size * 1.3 * share];
  });
  const drops = Array.from({ length: 5 }, (_, i) => {
    const angle = scatter(i * 3.3 + seed) * Math.PI * 2;
    const far = size * (1.2 + 0.35 * scatter(i + seed * 2));
    const radius = size * (0.07 + 0.1 * scatter(i * 5 + seed));
    return oval(Math.cos(angle) * far, Math.sin(angle) * far * 1.3, radius, radius * 1.3, color);
  });
  return at(x, y, 1, turn, sheet(1, piece(cut(ring, lock(size * 0.24, size * 0.2, 0.9, 0.2), seed), color), ...drops));
}
