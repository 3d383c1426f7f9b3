import { scatter, smooth, type Point } from '../paper/outline.ts';
import { halo, piece, place, sheet } from '../paper/sheet.ts';

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

/** A cloud with a flat base, 340 wide. */
export function cloud(x: number, y: number, scale: number, color: string): string {
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

/** A sickle moon, open to the left. */
export const moon = (x: number, y: number, radius: number, color: string) =>
  halo(x, y, radius * 4, color, 0.4) +
  sheet(
    1,
    piece(
      `M${x} ${y - radius}A${radius} ${radius} 0 1 1 ${x} ${y + radius}A${radius * 1.25} ${radius * 1.25} 0 0 0 ${x} ${y - radius}Z`,
      color,
    ),
  );

/** Flakes of paper down to `floor`; the larger ones are nearer. */
export const snowfall = (width: number, floor: number, count: number, radius: number) =>
  sheet(
    1,
    ...Array.from(
      { length: count },
      (_, i) =>
        `<circle cx="${(scatter(i * 1.3 + radius) * width).toFixed(0)}" cy="${(scatter(i * 2.9 + 5 + radius) * floor).toFixed(0)}" r="${(radius * (0.5 + scatter(i * 4.1))).toFixed(1)}" fill="#ffffff" opacity="0.92"/>`,
    ),
  );
