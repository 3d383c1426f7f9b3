import { pointsOf, type Spots } from '../kit.ts';

/** Places `down` by so many pixels. */
const lowered = (spots: Spots, down: number): Spots =>
  pointsOf(spots)
    .flatMap(([x, y]) => [x, y + down])
    .join(' ');

/** A small ear that folds at the crown and falls to a point beside the eye: its flap, the light on it, and its root. */
export const foldedEar = (down: number) => ({
  flap: lowered(
    '84 -176 104 -206 140 -222 174 -214 196 -184 212 -140 222 -96 222 -76 210 -84 176 -112 130 -146',
    down,
  ),
  light: lowered(
    '112 -186 140 -208 170 -200 188 -172 202 -128 208 -104 196 -112 164 -136 134 -160',
    down,
  ),
  root: lowered('66 -196 92 -216 126 -208 134 -184 104 -168 74 -172', down),
});
