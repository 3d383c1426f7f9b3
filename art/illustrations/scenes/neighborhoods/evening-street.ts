import { box } from '../../paper/shapes.ts';
import { place, sheet, type Picture } from '../../paper/sheet.ts';
import { dusk } from '../../places/dusk.ts';
import { beam, van } from '../../places/van.ts';

const size = { width: 1200, height: 900 } as const;

/** Leaves against the light: dark, and reddened by the evening. */
export const leaves = ['#3a2140', '#4b2744', '#5d2e4a'] as const;

/** Leaves that still have their color, from the shade to the light. */
export const green = ['#1f3f3c', '#285047', '#2f6153'] as const;

/** Sky and range for a neighborhood between two bearings, with the sun at a point. */
export const evening = (
  from: number,
  to: number,
  sun: readonly [number, number],
  horizon = 560,
  sunSize = 66,
) => dusk({ ...size, from, to, horizon, perDegree: 92, sun, sunSize });

/** Sidewalk, curb and street from `y` down, as wide as the picture. */
export const curb = (y: number) =>
  sheet(2, box(-60, y, 1320, 300, 0, '#5a3f57')) +
  sheet(1, box(-60, y + 26, 1320, 300, 0, '#7a566a')) +
  sheet(2, box(-60, y + 42, 1320, 300, 0, '#241836'));

/** The van, its wheels at `y`, with its lights on the street before it. */
export const parkedVan = (x: number, y: number, scale: number) =>
  place({ x, y, scale, flip: true }, beam(260), van({ isMirrored: true }));

/** A picture of 1200 x 900 for the neighborhood of a slug. */
export const neighborhood = (slug: string, draw: () => string): Picture => ({
  ...size,
  file: `src/content/photos/neighborhood-${slug}.webp`,
  draw,
});
