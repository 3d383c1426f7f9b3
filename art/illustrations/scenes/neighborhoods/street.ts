import { box } from '../../paper/shapes.ts';
import { place, sheet, type Picture } from '../../paper/sheet.ts';
import { at, type Hour } from '../../places/hours.ts';
import { beam, van } from '../../places/van.ts';

const size = { width: 1200, height: 900 } as const;

/** Sky and range between two bearings at an hour; `between` stands before the sky and behind the range. */
export const skyAndRange = (
  hour: Hour,
  [from, to]: readonly [number, number],
  horizon = 560,
  between = '',
): string => at(hour, { ...size, from, to, horizon, perDegree: 92 }, between);

/** Sidewalk, curb and street from `y` down, as wide as the picture. */
export const curb = (y: number, [walk, edge, street]: readonly [string, string, string]) =>
  sheet(2, box(-60, y, 1320, 300, 0, walk)) +
  sheet(1, box(-60, y + 26, 1320, 300, 0, edge)) +
  sheet(2, box(-60, y + 42, 1320, 300, 0, street));

/** The van, its wheels at `y`, with its lights on the street before it. */
export const parkedVan = (x: number, y: number, scale: number) =>
  place({ x, y, scale, flip: true }, beam(260), van({ isMirrored: true }));

/** A picture of 1200 x 900 for the neighborhood of a slug. */
export const neighborhood = (slug: string, draw: () => string): Picture => ({
  ...size,
  file: `src/content/photos/neighborhood-${slug}.webp`,
  draw,
});
