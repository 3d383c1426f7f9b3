/**
 * Writes the ground of the service area map, foothills in paper, the river and two interstates, from their
 * courses in degrees: `npx tsx art/illustrations/map-terrain.ts`.
 */
import { writeFileSync } from 'node:fs';
import { scatter } from './paper/outline.ts';
import { mapSize, toPoint } from '../../src/sections/service-area-map/projection.ts';
import { type Point, smoothPath } from '../../src/ui/marks/smooth-path.ts';

const line = (...places: readonly (readonly [lat: number, lng: number])[]) =>
  places.map(([lat, lng]) => toPoint({ lat, lng }));

// Rough courses, good to about half a mile: the drawing is no road map.
const southPlatte = line(
  [39.47, -105.09],
  [39.535, -105.055],
  [39.59, -105.035],
  [39.625, -105.012],
  [39.655, -105.004],
  [39.69, -104.998],
  [39.72, -105.012],
  [39.742, -105.018],
  [39.757, -105.004],
  [39.775, -104.975],
  [39.805, -104.95],
  [39.845, -104.925],
  [39.91, -104.87],
);
const interstate25 = line(
  [39.48, -104.875],
  [39.54, -104.873],
  [39.59, -104.885],
  [39.63, -104.9],
  [39.655, -104.92],
  [39.68, -104.945],
  [39.695, -104.985],
  [39.73, -105.013],
  [39.752, -105.01],
  [39.78, -104.99],
  [39.84, -104.988],
  [39.91, -104.987],
);
const interstate70 = line(
  [39.71, -105.32],
  [39.7, -105.22],
  [39.725, -105.18],
  [39.765, -105.15],
  [39.787, -105.1],
  [39.783, -105.03],
  [39.781, -104.96],
  [39.773, -104.9],
  [39.76, -104.82],
  [39.74, -104.76],
  [39.735, -104.7],
);

/** The edges of the foothills, from the plains to the peaks: each sheet of paper lies on the one before. */
const foothills = [
  {
    edge: line(
      [39.91, -105.2],
      [39.85, -105.185],
      [39.8, -105.2],
      [39.76, -105.192],
      [39.72, -105.2],
      [39.68, -105.175],
      [39.63, -105.165],
      [39.58, -105.145],
      [39.53, -105.11],
      [39.48, -105.085],
    ),
    color: '#efd3c2',
  },
  {
    edge: line(
      [39.91, -105.225],
      [39.86, -105.215],
      [39.815, -105.228],
      [39.76, -105.23],
      [39.73, -105.222],
      [39.68, -105.205],
      [39.63, -105.195],
      [39.58, -105.172],
      [39.53, -105.145],
      [39.48, -105.115],
    ),
    color: '#d9a18f',
  },
  {
    edge: line(
      [39.91, -105.252],
      [39.86, -105.243],
      [39.81, -105.256],
      [39.755, -105.252],
      [39.71, -105.247],
      [39.66, -105.23],
      [39.61, -105.222],
      [39.56, -105.195],
      [39.51, -105.165],
      [39.48, -105.15],
    ),
    color: '#b06a70',
  },
  {
    edge: line(
      [39.91, -105.278],
      [39.85, -105.268],
      [39.8, -105.281],
      [39.745, -105.274],
      [39.69, -105.265],
      [39.64, -105.254],
      [39.59, -105.24],
      [39.54, -105.205],
      [39.48, -105.185],
    ),
    color: '#84385a',
  },
] as const;

// How far the scissors slipped, in units, at every third of the way between two points.
const slips = [9, -6, 4, -10, 7, -3, 11, -8, 5];

/** The same edge as if cut by hand. */
function ragged(points: readonly Point[]): Point[] {
  return points.flatMap((from, index) => {
    const to = points[index + 1];
    if (!to) return [from];
    const between = [1, 2].map((third) => ({
      x: from.x + ((to.x - from.x) * third) / 3 + (slips[(index * 2 + third) % slips.length] ?? 0),
      y: from.y + ((to.y - from.y) * third) / 3,
    }));
    return [from, ...between];
  });
}

// Paper without a filter, which phones would draw anew at every crop: the shadow in steps, a lighter edge, and
// a tile of grain.
const sheets = foothills.map(({ edge, color }, index) => {
  const shape = `${smoothPath(ragged(edge))}L-20 ${String(mapSize.height + 20)}L-20 -40Z`;
  const id = `sheet-${String(index)}`;
  const shadows = [2, 5, 9, 14].map(
    (x) => `<use href="#${id}" x="${String(x)}" y="${String(x)}" opacity="0.06"/>`,
  );
  return `<defs><path id="${id}" d="${shape}"/></defs>
<g fill="#211733">${shadows.join('')}</g>
<use href="#${id}" fill="#fff6ea"/><use href="#${id}" x="-1.3" y="0.6" fill="${color}"/>`;
});

const tile = 60;
/** A tile of grain: specks of light and shade at places that do not repeat within it. */
const specks = (color: string, seed: number) =>
  `<path fill="${color}" d="${Array.from({ length: 150 }, (_, i) => `M${String(Math.round(scatter(i + seed) * tile))} ${String(Math.round(scatter(i * 1.7 + seed) * tile))}h1v1h-1z`).join('')}"/>`;
const grain = `<defs><pattern id="grain" width="${String(tile)}" height="${String(tile)}" patternUnits="userSpaceOnUse" patternTransform="rotate(17)">${specks('#ffffff', 3)}${specks('#6b3a5c', 400)}</pattern></defs>
<rect width="${String(mapSize.width)}" height="${String(mapSize.height)}" fill="url(#grain)" opacity="0.16"/>`;
const roads = [interstate25, interstate70].map(
  (road) =>
    `<path d="${smoothPath(road)}" stroke="#211733" stroke-opacity="0.35" stroke-width="2.5" stroke-dasharray="9 8"/>`,
);
const { width, height } = mapSize;

writeFileSync(
  new URL('../../src/sections/service-area-map/terrain.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="M0 0h${String(width)}v${String(height)}H0Z" fill="#fdf6ec"/>
${sheets.join('\n')}
<path d="${smoothPath(southPlatte)}" stroke="#d9946a" stroke-opacity="0.35" stroke-width="8" transform="translate(0 2)"/>
<path d="${smoothPath(southPlatte)}" stroke="#f4c095" stroke-width="7"/>
${grain}
${roads.join('\n')}
</svg>
`,
);
