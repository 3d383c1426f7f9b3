import { deeper, lighter, mix } from '../paper/mix.ts';
import { scatter, smooth, type Point } from '../paper/outline.ts';
import { oval, stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';
import { cut, hem, lock } from './edge.ts';
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
};

const band = ({ x, y, half, sag = 46 }: Neck, width: number) =>
  `M${x - half} ${y - width * 0.3}Q${x} ${y + sag * 2 - width / 2} ${x + half} ${y - width * 0.3}Q${x + half + width * 0.22} ${y + width * 0.1} ${x + half * 0.97} ${y + width / 2}Q${x} ${y + sag * 2 + width * 0.62} ${x - half * 0.97} ${y + width / 2}Q${x - half - width * 0.22} ${y + width * 0.1} ${x - half} ${y - width * 0.3}Z`;

/** A band round the neck, on a body as wide as it may be. */
function around(neck: Neck, width: number, color: string): string {
  const { x, y, half, sag = 46, body } = neck;
  if (!body) return sheet(2, piece(band(neck, width), color));
  const id = `neck-${Math.round(x)}-${Math.round(y)}-${half}`;
  const wide = { x, y: y - sag * 0.5, half: half * 1.34, sag: sag * 1.26 };
  return `<clipPath id="${id}"><path d="${smooth(pointsOf(body))}"/></clipPath><g clip-path="url(#${id})">${sheet(2, piece(band(wide, width), color))}</g>`;
}

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
    return around(neck, 42, color) + (tag ? tagOf(x + 8, y + sag + 44, tag) : '');
  if (kind === 'bowtie')
    return around(neck, 44, deeper(color, 0.12)) + ribbon(x + 6, y + sag + 6, 78, color, -3);
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
const depth = '#21130f';

/** A felted clump: two lobes stuck together, most of it below locks that still lie free. */
export function mat(x: number, y: number, size: number, turn: number, coat: string, seed = 1) {
  const side = seed % 2 ? 1 : -1;
  const id = `mat-${x}-${y}-${size}`.replaceAll('.', '-');
  const lobe = (right: number, down: number, wide: number, shade: number, nth: number) =>
    sheet(
      1,
      `<g transform="translate(${side * size * right} ${size * down}) rotate(${side * right * -40})">${piece(cut(ringOf(wide * size, wide * size * 0.66, 0.3, nth), lock(size * 0.17, size * 0.24, 1, 1.4), nth), mix(coat, depth, shade))}</g>`,
    );
  const over = hem({
    from: [-size * 0.98, -size * 0.36],
    to: [size * 0.94, -size * 0.4],
    sag: size * 0.05,
    edge: lock(size * 0.56, size * 0.6, 0.45),
    seed: seed + 1,
  });
  return at(
    x,
    y,
    turn,
    lobe(0.3, 0.1, 0.4, 0.28, seed + 5),
    lobe(-0.16, 0.02, 0.52, 0.19, seed),
    `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${-size * 0.74}" x2="0" y2="${-size * 0.26}"><stop offset="0" stop-color="${coat}" stop-opacity="0"/><stop offset="1" stop-color="${coat}"/></linearGradient></defs>`,
    sheet(
      1,
      piece(
        `M${-size * 0.98} ${-size * 0.36}${over}L${size * 0.6} ${-size * 0.78}H${-size * 0.6}Z`,
        `url(#${id})`,
      ),
    ),
  );
}

/** A few hairs that curl together, thin at both ends. */
function wisp(long: number, bend: number, wide: number, color: string) {
  return piece(
    `M0 0C${long * 0.26} ${-wide - bend * 0.3} ${long * 0.8} ${-bend * 0.4 - wide} ${long} ${bend}C${long * 0.74} ${wide - bend * 0.1} ${long * 0.3} ${wide * 1.2} 0 0Z`,
    color,
  );
}

/** Loose undercoat on its way out: fine wisps that lie side by side, all carried the same way. */
export function fluff(x: number, y: number, size: number, turn: number, color: string, seed = 1) {
  const side = seed % 3 ? 1 : -1;
  const wisps = Array.from({ length: 8 }, (_, i) => {
    const long = size * (0.9 + 0.6 * scatter(i * 2.3 + seed));
    const bend = size * (0.2 + 0.16 * scatter(i * 4.1 + seed));
    const root = `${size * 0.16 * (scatter(i * 3.3 + seed) - 0.5)} ${size * 0.075 * (i - 3.5)}`;
    return `<g transform="translate(${root}) rotate(${(i - 3.5) * 2.5})">${wisp(long, bend, size * 0.045, i % 2 ? lighter(color, 0.3) : color)}</g>`;
  });
  return at(x, y, turn, `<g transform="scale(1 ${side})">${sheet(1, ...wisps)}</g>`);
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

/** Mud that has soaked in: locks stuck together, darker in the middle, and the drops around them. */
export function mud(x: number, y: number, size: number, turn: number, color: string, seed = 1) {
  const patch = (k: number, paint: string, more?: string) =>
    piece(
      cut(
        ringOf(size * k, size * k * 0.62, 0.4, seed),
        lock(size * 0.56, size * 0.32, 0.4, 1.1),
        seed,
      ),
      paint,
      more,
    );
  const drops = Array.from({ length: 4 }, (_, i) => {
    const angle = (0.06 + 0.88 * scatter(i * 3.3 + seed)) * Math.PI;
    const far = size * (1.2 + 0.3 * scatter(i + seed * 2));
    const radius = size * (0.05 + 0.07 * scatter(i * 5 + seed));
    return oval(Math.cos(angle) * far, Math.sin(angle) * far * 0.8, radius, radius * 1.3, color);
  });
  return at(
    x,
    y,
    turn,
    patch(1, color, 'opacity="0.86"'),
    patch(0.56, deeper(color, 0.26), 'opacity="0.5"'),
    ...drops,
  );
}
