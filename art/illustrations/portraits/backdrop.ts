import { ink } from '../paper/ink.ts';
import { mix } from '../paper/mix.ts';
import { scatter, smooth, type Point } from '../paper/outline.ts';
import { oval, stroke } from '../paper/shapes.ts';
import { fade, halo, piece, place, sheet } from '../paper/sheet.ts';
import { spruce } from '../places/trees.ts';

const size = 1200;

type Ramp = {
  sky: readonly [string, string];
  land: readonly [string, string, string];
  glow: string;
  leaf: readonly [string, string];
};

/** The hues that a portrait can stand before: sky, three sheets of land, the light, two papers of leaves. */
export const hues = {
  dawn: {
    sky: ['#f3c9a0', '#f9dfc0'],
    land: ['#eeb48a', '#e39a6c', '#cf7d52'],
    glow: '#fff2dc',
    leaf: ['#dd8f62', '#c9784e'],
  },
  rose: {
    sky: ['#8b3f62', '#c06d7c'],
    land: ['#a3506c', '#84385a', '#64305a'],
    glow: '#f2b9a2',
    leaf: ['#8d4060', '#742f57'],
  },
  plum: {
    sky: ['#43264f', '#7a4a78'],
    land: ['#5d3566', '#43264f', '#2f1d42'],
    glow: '#c98aa0',
    leaf: ['#5d3a6a', '#4a2d5c'],
  },
  spruce: {
    sky: ['#33665a', '#6f9d8a'],
    land: ['#4c8072', '#35685a', '#23493f'],
    glow: '#cfe0c4',
    leaf: ['#3f7d6a', '#2d6354'],
  },
  sage: {
    sky: ['#9dbaa3', '#d3dfc8'],
    land: ['#a9c2a6', '#86a58c', '#5e8470'],
    glow: '#f6f3dc',
    leaf: ['#79a188', '#6a947c'],
  },
  mist: {
    sky: ['#a893b0', '#dccbd6'],
    land: ['#b39db4', '#93809f', '#6f5c80'],
    glow: '#fbeee6',
    leaf: ['#8c789c', '#7a678c'],
  },
  copper: {
    sky: ['#dd8352', '#f3bd8c'],
    land: ['#e0925f', '#c9653f', '#a84a30'],
    glow: '#ffeacb',
    leaf: ['#c0603f', '#b05038'],
  },
  winter: {
    sky: ['#4f6496', '#9fb3d2'],
    land: ['#7f95bd', '#5a709f', '#3c4d7d'],
    glow: '#eef2f6',
    leaf: ['#5670a2', '#46608f'],
  },
} as const satisfies Record<string, Ramp>;

export type Hue = keyof typeof hues;
export type Motif = 'ridge' | 'meadow' | 'pines' | 'branch' | 'window';

/** A sheet of land from the left edge to the right, through heights at even distances. */
function land(heights: readonly number[], color: string, lift: 1 | 2 | 3): string {
  const pace = size / (heights.length - 1);
  const top: Point[] = heights.map((y, i) => [i * pace, y]);
  const first = heights[0] ?? 0;
  const last = heights.at(-1) ?? 0;
  const ring: Point[] = [
    [-90, first],
    ...top,
    [size + 90, last],
    [size + 90, size + 90],
    [-90, size + 90],
  ];
  return sheet(lift, piece(smooth(ring), color));
}

function peaks(color: string, cap: string): string {
  const tops: Point[] = [
    [60, 640],
    [230, 470],
    [330, 560],
    [440, 500],
    [640, 690],
    [820, 520],
    [960, 420],
    [1080, 560],
    [1190, 500],
  ];
  const snow = ([x, y]: Point) =>
    piece(
      `M${x} ${y}L${x + 52} ${y + 62}L${x + 26} ${y + 54}L${x + 8} ${y + 86}L${x - 14} ${y + 56}L${x - 44} ${y + 72}Z`,
      cap,
    );
  return (
    sheet(
      2,
      piece(
        `M-60 ${size + 60}V700L${tops.map((p) => p.join(' ')).join('L')}L${size + 60} 620V${size + 60}Z`,
        color,
      ),
    ) +
    tops
      .filter((_, i) => [1, 6].includes(i))
      .map(snow)
      .join('')
  );
}

/** A sprig of leaves from 0,0 upward, `length` long. */
export function sprig(
  length: number,
  colors: readonly [string, string],
  leaves = 7,
  broad = 0.2,
): string {
  const parts = Array.from({ length: leaves }, (_, i) => {
    const y = -length * (0.2 + (0.8 * i) / leaves);
    const side = i % 2 ? 1 : -1;
    const reach = length * broad * (1.5 - i / leaves);
    return place(
      { x: Math.sin(y / length) * length * 0.06, y, turn: side * (62 - i * 3), scale: 1 },
      sheet(
        1,
        piece(
          `M0 0C${reach * 0.5} ${-reach * 0.4} ${reach * 0.42} ${-reach * 1.3} 0 ${-reach * 1.9}C${-reach * 0.42} ${-reach * 1.3} ${-reach * 0.5} ${-reach * 0.4} 0 0Z`,
          colors[i % 2] ?? colors[0],
        ),
      ),
    );
  });
  return (
    stroke(`M0 0Q${length * 0.05} ${-length * 0.5} 0 ${-length}`, colors[1], length * 0.022) +
    parts.join('')
  );
}

/** Round aspen leaves on a twig that hangs into the picture. */
function aspen(colors: readonly [string, string]): string {
  const leaf = (x: number, y: number, r: number, i: number) =>
    place(
      { x, y, turn: 70 * (scatter(i * 3.3) - 0.5) },
      sheet(
        2,
        piece(
          `M0 ${-r * 0.2}C${r * 0.5} ${-r * 0.5} ${r * 1.15} ${r * 0.1} ${r * 0.8} ${r * 0.9}Q${r * 0.4} ${r * 1.5} 0 ${r * 1.75}Q${-r * 0.4} ${r * 1.5} ${-r * 0.8} ${r * 0.9}C${-r * 1.15} ${r * 0.1} ${-r * 0.5} ${-r * 0.5} 0 ${-r * 0.2}Z`,
          colors[i % 2] ?? colors[0],
        ),
      ),
    );
  const spots: [number, number, number][] = [
    [40, 60, 44],
    [120, 92, 40],
    [185, 150, 38],
    [95, 190, 34],
    [250, 100, 40],
    [330, 150, 34],
    [30, 230, 30],
    [390, 84, 28],
  ];
  return (
    stroke('M-20 20C120 40 260 60 420 70M60 34C110 80 140 110 190 140', colors[1], 8) +
    spots.map(([x, y, r], i) => leaf(x, y, r, i)).join('')
  );
}

/** What lies behind a pet. */
export function backdrop(hue: Hue, motif: Motif): string {
  const {
    sky,
    land: [far, middle, close],
    glow,
    leaf,
  } = hues[hue];
  const ground = [
    fade('sky', sky),
    `<rect width="${size}" height="${size}" fill="url(#sky)"/>`,
    halo(600, 470, 620, glow, 0.62),
  ];
  const hills =
    land([760, 700, 730, 800, 760, 690, 720], middle, 2) +
    land([930, 900, 960, 1010, 960, 890, 920], close, 3);
  if (motif === 'ridge')
    return [
      ...ground,
      peaks(middle, glow),
      land([800, 740, 770, 840, 800, 730, 760], mix(middle, close, 0.5), 2),
      land([930, 900, 960, 1010, 960, 890, 920], close, 3),
    ].join('');
  if (motif === 'meadow')
    return [
      ...ground,
      cloud(150, 210, 0.9, glow),
      cloud(1065, 320, 1.1, glow),
      land([640, 590, 610, 680, 640, 560, 590], far, 2),
      hills,
    ].join('');
  if (motif === 'pines')
    return [
      ...ground,
      land([700, 640, 660, 720, 680, 620, 640], far, 1),
      ...(
        [
          [90, 850, 420],
          [235, 880, 300],
          [985, 880, 330],
          [1120, 850, 460],
        ] as const
      ).map(([x, y, h]) => place({ x, y }, spruce(h, [close, middle, middle]))),
      land([830, 800, 830, 880, 850, 790, 810], middle, 2),
      land([960, 930, 980, 1020, 980, 920, 950], close, 3),
    ].join('');
  if (motif === 'branch')
    return [
      ...ground,
      land([690, 620, 650, 720, 680, 600, 640], far, 2),
      hills,
      aspen([middle, close]),
      place({ x: 1200, y: 30, scale: 0.9, flip: true }, aspen([middle, close])),
    ].join('');
  return [
    ...ground,
    pane(far, middle, glow),
    land([1010, 1000, 1000, 1000, 1000, 1000, 1010], close, 3),
    potted(leaf, glow),
  ].join('');
}

/** A plant on the sill, at both sides. */
const potted = (leaf: readonly [string, string], pot: string) =>
  [
    { x: 96, flip: false, scale: 1 },
    { x: 1118, flip: true, scale: 0.86 },
  ]
    .map((at) =>
      place(
        { ...at, y: 1010 },
        place({ x: 0, y: 0, turn: 8 }, sprig(420, leaf)),
        place({ x: -14, y: 0, turn: -30 }, sprig(300, leaf)),
        place({ x: 18, y: 0, turn: 40 }, sprig(240, leaf)),
        sheet(2, piece('M-74-20H74L56 124H-56Z', pot)),
        sheet(1, piece('M-84-44H84V-4H-84Z', pot)),
      ),
    )
    .join('');

/** An arched opening in a wall, with hills in it. */
function pane(wall: string, hill: string, light: string): string {
  const arch = 'M170 1300V560A430 430 0 0 1 1030 560V1300Z';
  return (
    `<clipPath id="arch"><path d="${arch}"/></clipPath><g clip-path="url(#arch)">${piece(arch, light, 'opacity="0.5"')}${land([760, 690, 720, 790, 740, 670, 700], wall, 1)}${land([880, 830, 850, 900, 860, 810, 840], hill, 1)}</g>` +
    sheet(3, `<path fill-rule="evenodd" d="M-60-60H1260V1260H-60Z${arch}" fill="${hill}"/>`)
  );
}

function cloud(x: number, y: number, scale: number, color: string): string {
  return place(
    { x, y, scale },
    sheet(
      2,
      piece(
        'M-150 40C-190 40-190-10-146-14C-140-64-66-74-46-34C-20-78 66-66 66-16C110-34 150 0 128 40Z',
        color,
        'opacity="0.85"',
      ),
    ),
  );
}

/** Leaves in front of a pet, at the picture's lower corners. */
export function foreground(hue: Hue, motif: Motif): string {
  const { leaf } = hues[hue];
  if (motif === 'window') return '';
  return [
    place({ x: 60, y: 1230, turn: -16 }, sprig(330, leaf)),
    place({ x: 150, y: 1240, turn: 16 }, sprig(240, leaf)),
    place({ x: 1150, y: 1230, turn: 14 }, sprig(350, leaf)),
    place({ x: 1060, y: 1240, turn: -18 }, sprig(220, leaf)),
  ].join('');
}

/** The shadow where a pet meets the ground. */
export const contact = (x: number, y: number, half: number) =>
  oval(x, y, half, 26, ink.night, 'opacity="0.45" filter="url(#soft)"');
