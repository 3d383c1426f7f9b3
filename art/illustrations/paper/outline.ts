/** A place on the sheet, in pixels from the top left. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;
const at = (points: readonly Point[], index: number): Point =>
  points[(index + points.length) % points.length] ?? [0, 0];

/** A number from 0 to 1 that looks random and is the same on every run. */
export function scatter(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Straight cuts from point to point. */
export const facets = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** A closed outline that runs softly through all points (Catmull-Rom as Bézier curves). */
export function smooth(points: readonly Point[]): string {
  const [x0, y0] = at(points, 0);
  const curves = points.map((_, i) => {
    const [a, b, c, d] = [at(points, i - 1), at(points, i), at(points, i + 1), at(points, i + 2)];
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${[...one, ...two, ...c].map(round).join(' ')}`;
  });
  return `M${round(x0)} ${round(y0)}${curves.join('')}Z`;
}

/** The place at share `t` between point `i` and the next on the soft outline. */
export function onCurve(points: readonly Point[], i: number, t: number): Point {
  const [a, b, c, d] = [at(points, i - 1), at(points, i), at(points, i + 1), at(points, i + 2)];
  const axis = (k: 0 | 1) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
  return [axis(0), axis(1)];
}

/** Points at even distances along the soft outline, clockwise. */
function walk(points: readonly Point[], step: number): Point[] {
  const dense = points.flatMap((_, i) =>
    Array.from({ length: 40 }, (__, k) => onCurve(points, i, k / 40)),
  );
  const lengths = dense.map((p, i) => {
    const next = at(dense, i + 1);
    return Math.hypot(next[0] - p[0], next[1] - p[1]);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const pace = whole / Math.max(3, Math.round(whole / step));
  const steps: Point[] = [];
  let walked = 0;
  dense.forEach((p, i) => {
    if (walked >= steps.length * pace - 1e-6) steps.push(p);
    walked += lengths[i] ?? 0;
  });
  const area = steps.reduce((sum, p, i) => {
    const q = at(steps, i + 1);
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);
  return area > 0 ? steps : steps.toReversed();
}

/** The outline of a curly coat: round bulges of about `size` pixels. */
export function curls(points: readonly Point[], size: number): string {
  const steps = walk(points, size);
  const [x0, y0] = at(steps, 0);
  const arcs = steps.map((p, i) => {
    const next = at(steps, i + 1);
    const chord = Math.hypot(next[0] - p[0], next[1] - p[1]);
    const radius = round(chord * (0.52 + 0.16 * scatter(i + size)));
    return `A${radius} ${radius} 0 0 1 ${round(next[0])} ${round(next[1])}`;
  });
  return `M${round(x0)} ${round(y0)}${arcs.join('')}Z`;
}

type Tufts = { step: number; length: number; lean?: number };

/**
 * The outline of long hair: pointed locks, `step` wide and up to `length` long, combed
 * clockwise: draw the right half and mirror it.
 */
export function tufts(points: readonly Point[], { step, length, lean = 0.3 }: Tufts): string {
  const steps = walk(points, step);
  const [x0, y0] = at(steps, 0);
  const locks = steps.map((p, i) => {
    const next = at(steps, i + 1);
    const [tx, ty] = [next[0] - p[0], next[1] - p[1]];
    const out = (length * (0.6 + 0.4 * scatter(i * 3.7 + step))) / (Math.hypot(tx, ty) || 1);
    const off = (along: number, away: number) =>
      `${round(p[0] + tx * along + ty * out * away)} ${round(p[1] + ty * along - tx * out * away)}`;
    // A rounded back, then a point that hangs a little over the next lock.
    return `C${off(0.15, 0.75)} ${off(0.6, 0.95)} ${off(0.85 + lean, 0.62)}Q${off(0.86 + lean * 0.3, 0.3)} ${round(next[0])} ${round(next[1])}`;
  });
  return `M${round(x0)} ${round(y0)}${locks.join('')}Z`;
}

/** A round sheet cut by hand: `wobble` is the share by which the radius strays. */
export function disc([cx, cy]: Point, radius: number, wobble = 0): Point[] {
  return Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * Math.PI * 2;
    // Two slow waves rather than noise: scissors turn, they do not tremble.
    const stray = Math.sin(angle * 2 + radius) * 0.6 + Math.sin(angle * 3 + radius * 1.7) * 0.4;
    const r = radius * (1 + wobble * stray);
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
  });
}
