import { onCurve, scatter, smooth, type Point } from '../paper/outline.ts';

/**
 * How scissors left the edge of a coat. `size` is the width of one curl or lock and `length` how far a
 * lock reaches; `wild` (0 to 1) is the share by which they differ among each other.
 */
export type Edge =
  | { kind: 'smooth' }
  | { kind: 'curl'; size: number; wild?: number }
  | { kind: 'lock'; size: number; length: number; wild?: number; fall?: number };

/** Short hair, cut clean. */
export const smoothEdge: Edge = { kind: 'smooth' };
/** Round curls. */
export const curl = (size: number, wild = 0.25): Edge => ({ kind: 'curl', size, wild });
/** Pointed locks; `fall` is how much they hang rather than stand out. */
export const lock = (size: number, length: number, wild = 0.35, fall = 0.8): Edge => ({
  kind: 'lock',
  size,
  length,
  wild,
  fall,
});

const round = (value: number) => Math.round(value * 10) / 10;
const text = (...values: number[]) => values.map(round).join(' ');

function clockwise(points: readonly Point[]): readonly Point[] {
  const area = points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);
  return area > 0 ? points : points.toReversed();
}

/** The outline moved outward by `by` pixels. */
export function grow(points: readonly Point[], by: number): readonly Point[] {
  const ring = clockwise(points);
  return ring.map((p, i) => {
    const a = ring[(i + ring.length - 1) % ring.length] ?? p;
    const b = ring[(i + 1) % ring.length] ?? p;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [p[0] + ((b[1] - a[1]) / length) * by, p[1] - ((b[0] - a[0]) / length) * by];
  });
}

/** Points along the soft outline, about `step` apart; `wild` makes the steps uneven. */
function paces(points: readonly Point[], step: number, wild: number, seed: number): Point[] {
  const ring = clockwise(points);
  const dense = ring.flatMap((_, i) =>
    Array.from({ length: 40 }, (__, k) => onCurve(ring, i, k / 40)),
  );
  let whole = 0;
  const walked = dense.map((p, i) => {
    const before = whole;
    const next = dense[(i + 1) % dense.length] ?? p;
    whole += Math.hypot(next[0] - p[0], next[1] - p[1]);
    return before;
  });
  const count = Math.max(4, Math.round(whole / step));
  const widths = Array.from(
    { length: count },
    (_, i) => 1 + wild * 1.3 * (scatter(i * 1.93 + seed) - 0.5),
  );
  const sum = widths.reduce((total, width) => total + width, 0);
  let at = 0;
  let index = 0;
  return widths.map((width) => {
    while (index < dense.length - 1 && (walked[index] ?? 0) < at) index += 1;
    at += (width / sum) * whole;
    return dense[index] ?? [0, 0];
  });
}

function bulge(p: Point, q: Point, share: number): string {
  const radius = Math.hypot(q[0] - p[0], q[1] - p[1]) * share;
  return `A${text(radius, radius)} 0 0 1 ${text(...q)}`;
}

/** One lock between two points: a slim leaf, its tip pulled down by its weight. */
function strand(p: Point, q: Point, out: Point, reach: number, fall: number, sway: number): string {
  const [mx, my] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  // Hair on top is held up by the hair below it, hair below hangs freely.
  const weight = out[1] < 0 ? fall * 0.55 : fall * 0.8;
  const [dx, dy] = [(out[0] + sway) * reach, (out[1] + weight) * reach * 0.86];
  const tip: Point = [mx + dx, my + dy];
  const side = ([x, y]: Point, along: number, wide: number): Point => [
    mx + (x - mx) * wide + dx * along,
    my + (y - my) * wide + dy * along,
  ];
  return `C${text(...side(p, 0.42, 1.12), ...side(p, 0.76, 0.55), ...tip)}C${text(...side(q, 0.76, 0.55), ...side(q, 0.42, 1.02), ...q)}`;
}

/** The closed outline with its edge; another `seed` gives other locks. */
export function cut(points: readonly Point[], edge: Edge, seed = 1): string {
  if (edge.kind === 'smooth') return smooth(points);
  const { size, wild = 0 } = edge;
  const steps = paces(points, size, wild, seed);
  const first = steps[0] ?? [0, 0];
  const parts = steps.map((p, i) => {
    const q = steps[(i + 1) % steps.length] ?? p;
    if (edge.kind === 'curl') return bulge(p, q, 0.52 + 0.14 * scatter(i + seed));
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const out: Point = [(q[1] - p[1]) / length, (p[0] - q[0]) / length];
    const reach = edge.length * (1 - wild * 0.5 + wild * 1.1 * scatter(i * 2.7 + seed));
    const sway = wild * 0.9 * (scatter(i * 5.1 + seed) - 0.5) + Math.sign(out[0]) * 0.08;
    return strand(p, q, out, reach, edge.fall ?? 0.8, sway);
  });
  return `M${text(...first)}${parts.join('')}Z`;
}

type Hem = { from: Point; to: Point; sag: number; edge: Edge; seed?: number };

/** An open lower edge from left to right that hangs `sag` pixels in its middle: path data without its M. */
export function hem({ from, to, sag, edge, seed = 1 }: Hem): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  if (edge.kind === 'smooth') {
    const low = at(0.5);
    return `Q${text(low[0], low[1] + sag, ...to)}`;
  }
  const span = Math.hypot(to[0] - from[0], to[1] - from[1]) + Math.abs(sag) * 0.8;
  const count = Math.max(2, Math.round(span / edge.size));
  const wild = edge.wild ?? 0;
  const shares = Array.from(
    { length: count + 1 },
    (_, i) => (i + (i % count ? wild * 0.6 * (scatter(i * 3.1 + seed) - 0.5) : 0)) / count,
  );
  return shares
    .slice(1)
    .map((t, i) => {
      const [p, q] = [at(shares[i] ?? 0), at(t)];
      if (edge.kind === 'curl') {
        const radius = Math.hypot(q[0] - p[0], q[1] - p[1]) * (0.54 + 0.1 * scatter(i + seed));
        return `A${text(radius, radius)} 0 0 0 ${text(...q)}`;
      }
      const reach = edge.length * (1 - wild * 0.4 + wild * 0.9 * scatter(i * 2.3 + seed));
      const fan = ((shares[i] ?? 0) + t - 1) * 0.5 + wild * 0.5 * (scatter(i * 4.7 + seed) - 0.5);
      const tip: Point = [(p[0] + q[0]) / 2 + fan * reach, (p[1] + q[1]) / 2 + reach];
      return `C${text(p[0], p[1] + reach * 0.45, tip[0] - reach * 0.1, tip[1] - reach * 0.25, ...tip)}C${text(tip[0] + reach * 0.1, tip[1] - reach * 0.25, q[0], q[1] + reach * 0.45, ...q)}`;
    })
    .join('');
}
