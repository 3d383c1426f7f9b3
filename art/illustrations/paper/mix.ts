import { ink } from './ink.ts';

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** The paint between two colors: `share` 0 is the first, 1 the second. */
export function mix(one: string, two: string, share: number): string {
  const other = channels(two);
  const parts = channels(one).map((value, i) =>
    Math.round(value + ((other[i] ?? value) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** A step into the shade of the evening. */
export const deeper = (color: string, share = 0.2) => mix(color, ink.plum, share);

/** A step into the light. */
export const lighter = (color: string, share = 0.25) => mix(color, ink.glow, share);
