import { ink } from '../paper/ink.ts';
import { mix } from '../paper/mix.ts';
import { smooth, type Point } from '../paper/outline.ts';
import { oval } from '../paper/shapes.ts';
import { fade, halo, piece, place, sheet } from '../paper/sheet.ts';
import { cloud } from '../places/open-sky.ts';
import { spruce } from '../places/trees.ts';
import { hues, type Hue } from './hues.ts';
import { aspen, potted, sprig } from './plants.ts';

const size = 1200;

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

/** An arched opening in a wall, with hills in it. */
function pane(wall: string, hill: string, light: string): string {
  const arch = 'M170 1300V560A430 430 0 0 1 1030 560V1300Z';
  return (
    `<clipPath id="arch"><path d="${arch}"/></clipPath><g clip-path="url(#arch)">${piece(arch, light, 'opacity="0.5"')}${land([760, 690, 720, 790, 740, 670, 700], wall, 1)}${land([880, 830, 850, 900, 860, 810, 840], hill, 1)}</g>` +
    sheet(3, `<path fill-rule="evenodd" d="M-60-60H1260V1260H-60Z${arch}" fill="${hill}"/>`)
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
