import type { Point } from '@/ui/marks/smooth-path';

/** Degrees. */
export type Coordinates = { readonly lat: number; readonly lng: number };

const west = -105.3;
const north = 39.9;
const unitsPerLng = 1724;
// At 39.7° north a degree of longitude is 0.769 of a degree of latitude.
const unitsPerLat = unitsPerLng / 0.769;
const unitsPerMile = unitsPerLat / 69;

/** The view reaches from Golden to east Aurora, and from Thornton to Highlands Ranch. */
export const mapSize = { width: 1000, height: 920 } as const;

export function toPoint({ lat, lng }: Coordinates): Point {
  return { x: round((lng - west) * unitsPerLng), y: round((north - lat) * unitsPerLat) };
}

export function isOnMap(coordinates: Coordinates): boolean {
  const { x, y } = toPoint(coordinates);
  return x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height;
}

/** `bearing` in degrees: 0 is north, 90 is east. */
export function pointAt(from: Coordinates, bearing: number, miles: number): Point {
  const { x, y } = toPoint(from);
  const angle = (bearing * Math.PI) / 180;
  const distance = miles * unitsPerMile;
  return { x: round(x + Math.sin(angle) * distance), y: round(y - Math.cos(angle) * distance) };
}

function round(value: number): number {
  return Math.round(value);
}
