import { scatter, type Point } from '../paper/outline.ts';
import { peaks, viewpoint, type Peak } from './peaks.ts';

const kmPerDegree = 111.2;

/** Bearing (degrees from north), distance (km) and height above the horizon (degrees) of a peak. */
function sighting({ lat, lng, meters }: Pick<Peak, 'lat' | 'lng' | 'meters'>) {
  const north = (lat - viewpoint.lat) * kmPerDegree;
  const east = (lng - viewpoint.lng) * kmPerDegree * Math.cos((viewpoint.lat * Math.PI) / 180);
  const distance = Math.hypot(north, east);
  const bearing = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
  // The earth falls away by d² / 2R; refraction gives about a seventh of it back.
  const sunk = ((distance * distance) / (2 * 6371 * 1.16)) * 1000;
  const rise = (meters - viewpoint.meters - sunk) / (distance * 1000);
  return { bearing, distance, angle: (Math.atan(rise) * 180) / Math.PI };
}

const sightings = peaks.map((peak) => ({ ...peak, ...sighting(peak) }));

/** The three sheets of the range, with the height that the land between the summits keeps. */
const depths = {
  divide: { nearest: 50, floor: 0.85, rough: 0.09 },
  front: { nearest: 27, floor: 0.75, rough: 0.06 },
  foothills: { nearest: 0, floor: 0.42, rough: 0.04 },
} as const;

/** One of the three sheets, from far to near. */
export type Depth = keyof typeof depths;

const isIn = (depth: Depth, distance: number) =>
  (depth === 'divide') === distance >= 50 && (depth === 'foothills') === distance < 27;

/** Height above the horizon, in degrees, of one sheet of the range at a bearing. */
function heightAt(bearing: number, depth: Depth): number {
  const { floor, rough } = depths[depth];
  const summits = sightings
    .filter(({ distance }) => isIn(depth, distance))
    .map((peak) => {
      const degrees = 57.3 / peak.distance;
      const away = Math.abs(bearing - peak.bearing) - ((peak.flat ?? 0) / 2) * degrees;
      const flank = peak.flanks[bearing < peak.bearing ? 0 : 1] * degrees;
      const share = Math.max(0, 1 - Math.max(0, away) / flank);
      return floor * 0.8 + (peak.angle - floor * 0.8) * share ** 1.25;
    });
  const jag = rough * (scatter(Math.round(bearing * 7)) - 0.5);
  return Math.max(floor + 0.5 * jag + 0.16 * Math.sin(bearing / 2.7), ...summits) + jag;
}

/** A stretch of the range on a sheet of so many pixels; bearings in degrees from north. */
export type View = {
  width: number;
  /** Bearings at the left and right edge: 178 (Pikes Peak) to 322 (beyond Longs Peak) is all of it. */
  from: number;
  to: number;
  /** Where the horizon is, and how many pixels one degree above it takes. */
  horizon: number;
  perDegree: number;
};

/** Where a bearing falls on the sheet. */
export const across = ({ width, from, to }: View, bearing: number) =>
  ((bearing - from) / (to - from)) * width;

/** The skyline of one sheet from edge to edge, south on the left, as seen when facing west. */
export function skyline(view: View, depth: Depth, every = 0.8): Point[] {
  const { from, to, horizon, perDegree } = view;
  const even = Array.from(
    { length: Math.ceil((to - from) / every) + 1 },
    (_, i) => from + i * every,
  );
  const tops = sightings.flatMap(({ bearing, distance }) =>
    isIn(depth, distance) ? [bearing] : [],
  );
  return [...even, ...tops]
    .filter((bearing) => bearing >= from && bearing <= to + every)
    .toSorted((a, b) => a - b)
    .map((bearing) => [across(view, bearing), horizon - heightAt(bearing, depth) * perDegree]);
}

/** Where the summits of the Divide stand on the sheet, for what is drawn on them. */
export const summits = (view: View): Point[] =>
  sightings
    .filter(
      ({ distance, bearing }) =>
        isIn('divide', distance) && bearing > view.from && bearing < view.to,
    )
    .map(({ bearing }) => [
      across(view, bearing),
      view.horizon - heightAt(bearing, 'divide') * view.perDegree,
    ]);
