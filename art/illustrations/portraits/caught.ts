import type { State } from './kit.ts';

/** A thing at several places, in one state only; the third number is the thing's own. */
export const scattered =
  (
    only: State,
    places: readonly (readonly [x: number, y: number, own: number])[],
    draw: (x: number, y: number, own: number, index: number) => string,
  ) =>
  (state: State) =>
    state === only ? places.map(([x, y, own], i) => draw(x, y, own, i + 1)).join('') : '';
