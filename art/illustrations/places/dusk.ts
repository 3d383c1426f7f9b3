import { ink } from '../paper/ink.ts';
import { disc, facets, scatter, smooth, type Point } from '../paper/outline.ts';
import { fade, halo, piece, sheet } from '../paper/sheet.ts';
import { skyline, summits, type Depth, type View } from './front-range.ts';

/** A stretch of the range on a sheet of so many pixels. */
type Land = View & {
  height: number;
  /** How far down the nearest sheet reaches; the picture's edge unless told. */
  bottom?: number;
};

/** A stretch of the range at sunset, and where the sun stands. */
export type Dusk = Land & {
  sun: Point;
  /** Radius of the sun's disc in pixels; the rings of the sky grow from it. */
  sunSize: number;
};

/** The sky as frames of paper, the nearest the darkest, each open around the sun. */
const frames = [
  { hole: 1, color: '#fbd3a2' },
  { hole: 1.75, color: '#f0a873' },
  { hole: 2.65, color: '#d97650' },
  { hole: 3.75, color: '#a94a52' },
  { hole: 5.1, color: '#7c365a' },
  { hole: 6.8, color: '#57294f' },
  { hole: 8.9, color: '#3d2249' },
  { hole: 11.6, color: '#2b1b3f' },
] as const;

/** The sky alone: frames of paper, lighter toward the sun. */
export function sky({ width, height, sun, sunSize }: Dusk): string {
  const edge = `M-60-60H${width + 60}V${height + 60}H-60Z`;
  const rings = frames.map(({ hole, color }, i) =>
    sheet(
      i < 2 ? 1 : 2,
      piece(
        edge + smooth(disc(sun, sunSize * hole, i === 0 ? 0 : 0.014)),
        color,
        'fill-rule="evenodd"',
      ),
    ),
  );
  return `<rect width="${width}" height="${height}" fill="${ink.glow}"/>${rings.join('')}`;
}

/** The papers of the range from top to bottom, and of the snow on it in light and shade. */
export type RangePapers = Record<Depth | 'snow', readonly [string, string]>;

const atSunset: RangePapers = {
  divide: ['#b8555a', '#d98a62'],
  front: ['#84385a', '#a24a55'],
  foothills: ['#4f2850', '#64305a'],
  snow: ['#f7c9a0', '#8d3f55'],
};

/** The light on the snow of the high summits: bright on the near face, cool in the gullies. */
const snow = (dusk: Land, [light, shade]: RangePapers['snow']) =>
  summits(dusk)
    .map(([x, y], i) => {
      const h = (dusk.horizon - y) * (0.3 + 0.12 * scatter(i + 2));
      const w = h * 0.9;
      const lit: Point[] = [
        [x, y + 2],
        [x - w * 0.42, y + h * 0.66],
        [x - w * 0.24, y + h * 0.5],
        [x - w * 0.1, y + h],
        [x + w * 0.04, y + h * 0.46],
      ];
      const cool: Point[] = [
        [x, y + 2],
        [x + w * 0.04, y + h * 0.46],
        [x + w * 0.2, y + h * 0.8],
        [x + w * 0.28, y + h * 0.44],
        [x + w * 0.46, y + h * 0.6],
      ];
      return (
        piece(facets(lit), light, 'opacity="0.75"') + piece(facets(cool), shade, 'opacity="0.4"')
      );
    })
    .join('');

/** The Front Range in three sheets: the Divide, the front peaks, the foothills. */
export function range(dusk: Land, papers = atSunset): string {
  const floor = dusk.bottom ?? dusk.height;
  const sheets = (['divide', 'front', 'foothills'] as const).map((depth) => {
    const id = `${depth}-${dusk.width}`;
    const line = skyline(dusk, depth);
    const flatter = depth === 'divide' ? 1 : depth === 'front' ? 0.72 : 0.5;
    const drop = depth === 'divide' ? 0 : depth === 'front' ? 8 : 14;
    const cut: Point[] = line.map(([x, y]) => [
      x,
      dusk.horizon - (dusk.horizon - y) * flatter + drop,
    ]);
    const outline: Point[] = [
      [-60, floor],
      [-60, cut[0]?.[1] ?? floor],
      ...cut,
      [dusk.width + 60, cut.at(-1)?.[1] ?? floor],
      [dusk.width + 60, floor],
    ];
    const detail = depth === 'divide' ? snow(dusk, papers.snow) : '';
    return (
      fade(id, papers[depth]) +
      sheet(depth === 'divide' ? 2 : 3, piece(facets(outline), `url(#${id})`)) +
      detail
    );
  });
  return sheets.join('');
}

/** A few early stars, only where the sky is darkest. */
export function stars({ width, sun, sunSize }: Dusk, count = 26): string {
  return Array.from({ length: count }, (_, i) => {
    const x = scatter(i + 3) * width;
    const y = scatter(i * 2.3 + 9) * sun[1] * 0.7;
    if (Math.hypot(x - sun[0], y - sun[1]) < sunSize * 6.5) return '';
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(1.2 + scatter(i) * 1.8).toFixed(1)}" fill="${ink.cream}" opacity="${(0.35 + scatter(i * 5) * 0.5).toFixed(2)}"/>`;
  }).join('');
}

/** Sky, sun and range: the place where every picture of the site happens. */
export const dusk = (view: Dusk) =>
  sky(view) +
  stars(view) +
  halo(view.sun[0], view.sun[1], view.sunSize * 5, '#ffcf94', 0.4) +
  range(view);
