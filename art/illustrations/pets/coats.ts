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

/** The coats of the breeds that are drawn. */
export const coats = {
  golden: { color: '#d9964f', shade: '#b9713a', chest: '#f0c68f', edge: 'long' },
  doodle: { color: '#dca873', shade: '#c28a56', chest: '#efcba0', edge: 'curly' },
  schnauzer: { color: '#6f6675', shade: '#534a5c', chest: '#e6dcd4', edge: 'short' },
  husky: { color: '#5a5468', shade: '#474158', chest: '#f6efe8', edge: 'long' },
  corgi: { color: '#d9823f', shade: '#c06d31', chest: '#fdf3e6', edge: 'short' },
  poodle: { color: '#8a7f92', shade: '#6f6479', chest: '#a99fb0', edge: 'curly' },
  persian: { color: '#f3dfc8', shade: '#dcb896', chest: '#fff6ea', edge: 'long' },
  tabby: { color: '#c98a52', shade: '#a86c3c', chest: '#f9e6cf', edge: 'short' },
} as const satisfies Record<string, Coat>;
