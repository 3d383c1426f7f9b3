import { scatter, smooth, type Point } from '../paper/outline.ts';
import { piece, sheet } from '../paper/sheet.ts';

/** Sheets of sky that hang from edge to edge, the last the lowest: `tops` are their upper edges. */
export function bands(
  width: number,
  height: number,
  ground: string,
  sheets: readonly (readonly [top: number, color: string])[],
): string {
  const cut = ([top, color]: readonly [number, string], i: number) => {
    const line: Point[] = Array.from({ length: 7 }, (_, k) => [
      -160 + (k * (width + 320)) / 6,
      top + (scatter(i * 7 + k + 1) - 0.5) * 44,
    ]);
    return sheet(
      2,
      piece(smooth([...line, [width + 200, height + 200], [-200, height + 200]]), color),
    );
  };
  return `<rect width="${width}" height="${height}" fill="${ground}"/>${sheets.map(cut).join('')}`;
}

/** Stars from edge to edge above `floor`, fewer toward it. */
export const starField = (width: number, floor: number, count: number, color: string) =>
  Array.from({ length: count }, (_, i) => {
    const y = scatter(i * 2.3 + 9) ** 1.5 * floor;
    return `<circle cx="${(scatter(i + 3) * width).toFixed(0)}" cy="${y.toFixed(0)}" r="${(1.2 + scatter(i) * 1.8).toFixed(1)}" fill="${color}" opacity="${(0.35 + scatter(i * 5) * 0.5).toFixed(2)}"/>`;
  }).join('');
