import { ink } from '../paper/ink.ts';
import { curls, disc, facets, smooth, type Point } from '../paper/outline.ts';
import { box, stroke } from '../paper/shapes.ts';
import { piece, sheet } from '../paper/sheet.ts';

/** A blue spruce, `height` tall, its foot at 0,0. */
export function spruce(
  height: number,
  colors: readonly string[] = ['#16302f', ink.pine, ink.spruce],
): string {
  const tiers = Array.from({ length: 5 }, (_, i) => {
    const top = -height * (1 - i * 0.17);
    const low = -height * (0.66 - i * 0.15);
    const half = height * (0.085 + i * 0.045);
    const cut: Point[] = [
      [0, top],
      [half * 0.55, (top + low * 1.6) / 2.6],
      [half, low],
      [half * 0.5, low - height * 0.018],
      [0, low + height * 0.015],
      [-half * 0.5, low - height * 0.018],
      [-half, low],
      [-half * 0.55, (top + low * 1.6) / 2.6],
    ];
    return sheet(1, piece(facets(cut), colors[Math.min(colors.length - 1, 4 - i)] ?? ink.pine));
  });
  return (
    box(-height * 0.025, -height * 0.1, height * 0.05, height * 0.1, 2, '#2a1620') +
    tiers.toReversed().join('')
  );
}

/** A street tree in leaf: a trunk and two or three crowns of paper. */
export function maple(height: number, colors: readonly [string, string, string]): string {
  const r = height * 0.3;
  const crown = (cx: number, cy: number, size: number, color: string) =>
    sheet(2, piece(curls(disc([cx, cy], size, 0.06), size * 0.42), color));
  return (
    stroke(
      `M0 0C-2 ${-height * 0.25} 2 ${-height * 0.35} 0 ${-height * 0.6}M0 ${-height * 0.35}L${r * 0.5} ${-height * 0.56}M0 ${-height * 0.3}L${-r * 0.5} ${-height * 0.5}`,
      '#2a1624',
      height * 0.035,
    ) +
    crown(-r * 0.5, -height * 0.58, r * 0.72, colors[0]) +
    crown(r * 0.55, -height * 0.6, r * 0.7, colors[1]) +
    crown(0, -height * 0.74, r * 0.82, colors[2])
  );
}

/** A low bush. */
export const bush = (width: number, color: string) =>
  sheet(
    1,
    piece(
      curls(
        [
          [-width / 2, 0],
          [-width * 0.4, -width * 0.25],
          [0, -width * 0.38],
          [width * 0.42, -width * 0.22],
          [width / 2, 0],
          [0, width * 0.06],
        ],
        width * 0.16,
      ),
      color,
    ),
  );

/** A dark strip of soft hills or treetops from edge to edge. */
export const hills = (
  width: number,
  tops: readonly number[],
  floor: number,
  color: string,
  lift: 1 | 2 | 3 | 4 = 2,
) => {
  const step = (width + 240) / (tops.length - 1);
  const line: Point[] = tops.map((y, i) => [-120 + i * step, y]);
  return sheet(
    lift,
    piece(
      smooth([...line, [width + 200, floor + 80], [width / 2, floor + 140], [-200, floor + 80]]),
      color,
    ),
  );
};
