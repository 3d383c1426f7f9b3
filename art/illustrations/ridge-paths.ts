/**
 * Prints the Front Range as path data for src/ui/marks/ridge-line.tsx, and writes the dividers `ridge-dusk.svg` and `ridge-paper.svg`: `npx tsx art/illustrations/ridge-paths.ts`.
 */
import { writeFileSync } from 'node:fs';
import type { Point } from './paper/outline.ts';
import { skyline, type Depth } from './places/front-range.ts';

/** Leaves out every point that is less than `tolerance` off the line between its neighbors. */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  const off = points.map(
    ([x, y]) =>
      Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) /
      length,
  );
  const worst = off.indexOf(Math.max(...off));
  if ((off[worst] ?? 0) < tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, worst + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(worst), tolerance),
  ];
}

type Cut = {
  name: string;
  depths: readonly Depth[];
  horizon: number;
  perDegree: number;
  floor: number;
  tolerance: number;
};

function ridge({ depths, horizon, perDegree, floor, tolerance }: Cut): string {
  const lines = depths.map((depth) =>
    skyline({ width: 1440, from: 179, to: 321, horizon, perDegree }, depth),
  );
  const highest = lines.flat().toSorted((a, b) => a[0] - b[0]);
  const line = calm(simplify(lines.length > 1 ? upper(highest) : highest, tolerance));
  let [x, y] = [0, Math.round(line[0]?.[1] ?? floor)];
  const steps = line.slice(1).map((point) => {
    const to = [Math.min(1440, Math.round(point[0])), Math.round(point[1])] as const;
    const step = `${to[0] - x} ${to[1] - y}`.replace(' -', '-');
    [x, y] = to;
    return step;
  });
  return `M0 ${floor}V${Math.round(line[0]?.[1] ?? floor)}l${steps.join(' ').replaceAll(' -', '-')}V${floor}Z`;
}

/** Of two overlaid skylines the points that nothing higher stands over. */
const upper = (points: readonly Point[]) =>
  points.filter(
    ([x, y]) => !points.some((other) => Math.abs(other[0] - x) < 9 && other[1] < y - 1),
  );

/** Without the notches that are narrower than scissors: points whose neighbors are at most 40 pixels apart. */
const calm = (points: readonly Point[]) =>
  points.reduce<Point[]>((kept, point, i) => {
    const [before, after] = [kept.at(-1), points[i + 1]];
    const isNotch = before && after && after[0] - before[0] < 40;
    return isNotch ? kept : [...kept, point];
  }, []);

const cuts = [
  {
    name: 'line, farther',
    depths: ['divide'],
    horizon: 84,
    perDegree: 31,
    floor: 97,
    tolerance: 1.6,
  },
  {
    name: 'line, nearer',
    depths: ['front', 'foothills'],
    horizon: 101,
    perDegree: 25,
    floor: 97,
    tolerance: 1.3,
  },
] as const satisfies readonly Cut[];
for (const cut of cuts) console.log(`${cut.name}\n${ridge(cut)}\n`);

const [farther, nearer] = cuts;
for (const [name, color] of Object.entries({ dusk: '#211733', paper: '#fbf7f1' })) {
  // Each sheet lies on its shadow and shows a lighter upper edge.
  writeFileSync(
    `src/ui/ridge-${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 96" width="1440" height="96">
<defs><linearGradient id="far"><stop stop-color="#b0536a"/><stop offset=".55" stop-color="#c9653f"/><stop offset="1" stop-color="#e0926a"/></linearGradient>
<path id="a" d="${ridge(farther)}"/><path id="b" d="${ridge(nearer)}"/></defs>
<use href="#a" fill="#f6cda6"/><use href="#a" y="1.4" fill="url(#far)"/>
<g fill="#150d22"><use href="#b" y="-6" opacity=".06"/><use href="#b" y="-4" opacity=".08"/><use href="#b" y="-2" opacity=".12"/></g>
<use href="#b" fill="${name === 'dusk' ? '#4a3557' : '#ffffff'}"/><use href="#b" y="1.4" fill="${color}"/>
</svg>
`,
  );
}
