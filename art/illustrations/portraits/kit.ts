import type { Point } from '../paper/outline.ts';
import { piece, sheet, type Lift } from '../paper/sheet.ts';
import { mix } from '../paper/mix.ts';
import { cut, grow, lock, smoothEdge, type Edge } from './edge.ts';

/** Before the groomer came, or after. */
export type State = 'before' | 'after';

/** Places on a pet, `x y x y …` like the points of an SVG polygon: right of the middle, and down. */
export type Spots = string;

/** The places as pairs. */
export function pointsOf(spots: Spots): Point[] {
  const numbers = spots.split(/\s+/).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[i * 2] ?? 0,
    numbers[i * 2 + 1] ?? 0,
  ]);
}

/** A cut of paper on a pet: how far it stands out, how its edge is cut, and how it looked unkempt. */
export type Cut = {
  fill: string;
  z?: number;
  edge?: Edge;
  lift?: Lift | 0;
  seed?: number;
  /** The edge and the growth in pixels before the groom, where the usual wear is not right. */
  worn?: Edge;
  grown?: number;
  more?: string;
};

/** What an edge becomes when nobody has cut or combed it for months. */
export function wear(edge: Edge): Edge {
  if (edge.kind === 'smooth') return edge;
  return edge.kind === 'curl'
    ? lock(edge.size * 0.8, edge.size * 0.7, 0.9, 0.8)
    : lock(edge.size * 1.1, edge.length * 1.4, 0.9, edge.fall);
}

const growth = (edge: Edge) =>
  edge.kind === 'smooth' ? 0 : edge.kind === 'curl' ? edge.size * 0.3 : edge.length * 0.25;

/** What a coat's color becomes below dust and grease. */
const dust = '#857467';

/** A paper as it looks in a coat that nobody has washed. */
export const dusted = (color: string, share = 0.24) => mix(color, dust, share);

/** Tools for one pet in one state, turned by `degrees` to the right. */
export function kitFor(state: State, degrees: number, dull = 0.24) {
  const isBefore = state === 'before';
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const turn = (points: readonly Point[], z = 0): Point[] =>
    points.map(([x, y]) => [x * cos + z * sin, y]);
  const tone = (color: string) => (isBefore ? dusted(color, dull) : color);

  function cutOf(points: readonly Point[], { edge = smoothEdge, seed = 1, ...style }: Cut): string {
    const by = isBefore ? (style.grown ?? growth(edge)) : 0;
    return cut(by ? grow(points, by) : points, isBefore ? (style.worn ?? wear(edge)) : edge, seed);
  }
  function layPoints(points: readonly Point[], style: Cut): string {
    const { fill, lift = 1, more } = style;
    const path = piece(cutOf(points, style), tone(fill), more);
    return lift ? sheet(lift, path) : path;
  }
  const other = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);
  const whole = (half: readonly Point[]) => [
    ...half,
    ...other(half.filter(([x]) => x !== 0)).toReversed(),
  ];
  const far = (spots: Spots, style: Cut) => layPoints(turn(pointsOf(spots), style.z), style);
  const near = (spots: Spots, style: Cut) =>
    layPoints(turn(other(pointsOf(spots)), style.z), style);

  return {
    state,
    isBefore,
    tone,
    /** One place, turned with the head. */
    spot: (x: number, y: number, z: number): Point => [x * cos + z * sin, y],
    /** The path of a cut on the body, as it is in this state. */
    outline: (spots: Spots, style: Cut) => cutOf(pointsOf(spots), style),
    /** A cut on the body, which does not turn. */
    lay: (spots: Spots, style: Cut) => layPoints(pointsOf(spots), style),
    /** A sheet across the middle, from its right half, top to bottom. */
    mid: (half: Spots, style: Cut) => layPoints(turn(whole(pointsOf(half)), style.z), style),
    /** A sheet on the side that is turned away, or its mirror image toward us. */
    far,
    near,
    /** An ear that stands: put out, its owner lays it to the side, the tip farthest. */
    upright: (spots: Spots, root = -100): Spots =>
      isBefore
        ? pointsOf(spots)
            .flatMap(([x, y]) => {
              const high = Math.max(0, root - y);
              return [x + high * 0.3, y + high * 0.16];
            })
            .join(' ')
        : spots,
    /** The same on both sides, the far one first. */
    pair: (spots: Spots, style: Cut) =>
      far(spots, style) + near(spots, { ...style, seed: (style.seed ?? 1) + 7 }),
  };
}

export type Kit = ReturnType<typeof kitFor>;
