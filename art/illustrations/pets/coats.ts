import { curls, smooth, tufts, type Point } from '../paper/outline.ts';

/** How the edge of a coat is cut: short hair, long locks or curls. */
export type Coat = {
  color: string;
  shade: string;
  chest: string;
  edge: 'short' | 'long' | 'curly';
};

/** An outline with the edge of a coat; `size` in pixels says how large its locks or curls are. */
export function trim(points: readonly Point[], edge: Coat['edge'], size = 34): string {
  if (edge === 'curly') return curls(points, size * 1.2);
  return edge === 'long'
    ? tufts(points, { step: size, length: size * 0.4, lean: 0.15 })
    : smooth(points);
}
