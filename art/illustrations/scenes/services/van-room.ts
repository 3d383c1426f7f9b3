import { box, stroke } from '../../paper/shapes.ts';
import { fade, sheet, type Picture } from '../../paper/sheet.ts';
import { at, noon } from '../../places/hours.ts';
import { cloud } from '../../places/open-sky.ts';
import { hills } from '../../places/trees.ts';

const size = { width: 1200, height: 900 } as const;

/** The view from the van at noon: the range between two bearings, low in a window. */
export const outside = (from: number, to: number, cloudAt: number) =>
  at(
    noon,
    { ...size, from, to, horizon: 420, perDegree: 74 },
    cloud(cloudAt, 190, 0.8, '#fff8ec'),
    0.72,
  ) + hills(size.width, [396, 384, 400, 386, 398, 382], 700, '#3f8f6e', 2);

type Room = { wall: readonly [string, string]; counter: string; edge: string };

/** The room inside the van: wall, round-cornered window, a counter from `top` down. */
export const room = ({ wall, counter, edge }: Room, window: string, top = 720) =>
  fade('wall', wall) +
  `<rect width="1200" height="900" fill="url(#wall)"/>` +
  Array.from({ length: 9 }, (_, i) => stroke(`M${60 + i * 135} 0V900`, '#00000018', 4)).join('') +
  window +
  sheet(3, box(-60, top, 1320, 300, 0, counter)) +
  box(-60, top, 1320, 14, 0, edge);

/** Colors of the room, one for each package. */
export const rooms = {
  rose: { wall: ['#6d2f56', '#a1485a'], counter: '#3a2147', edge: '#6b3a5c' },
  spruce: { wall: ['#24504a', '#417566'], counter: '#1d3a3b', edge: '#4c7c70' },
  peach: { wall: ['#f0bd8e', '#f7d6b0'], counter: '#c9653f', edge: '#e08a5c' },
  plum: { wall: ['#33204a', '#5a2c55'], counter: '#241836', edge: '#533158' },
  copper: { wall: ['#b1553f', '#dc9464'], counter: '#5b2745', edge: '#8d4457' },
} as const satisfies Record<string, Room>;

/** A picture of 1200 x 900 that lies beside the packages, under the slug of its own. */
export const service = (slug: string, draw: () => string): Picture => ({
  ...size,
  file: `src/content/services/packages/photos/${slug}.webp`,
  draw,
});
