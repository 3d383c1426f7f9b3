import { toMinutes } from './denver-time.ts';
import { formatMinutes } from './format.ts';
import { driveMinutes } from './hours.ts';
import { fiveDigits } from './service-zips.ts';
import type { DenverTime } from './visit-state.ts';
import { zipPlaces } from './zip-places.ts';

export type Leg = {
  /** From the end of one visit to the start of the next. */
  readonly minutes: number;
  /** Straight line between the centers of both ZIPs; null when one is unknown. */
  readonly miles: number | null;
  readonly isTight: boolean;
};

type Stop = { readonly starts: DenverTime; readonly minutes: number; readonly zipCode: string };

const milesPerDegree = 69;

/** Drive time by straight-line miles, derived from the service area: 8 miles take the free minutes, 15 miles the most. */
const minutesPerMile = (driveMinutes.most - driveMinutes.free) / (15 - 8);
const minutesAtDoors = driveMinutes.free - 8 * minutesPerMile;

/** One leg per stop, null after the last one of a day. Expects the stops in order of time. */
export function toLegs(stops: readonly Stop[]): (Leg | null)[] {
  return stops.map((stop, index) => {
    const next = stops[index + 1];
    return next && next.starts.day === stop.starts.day ? legBetween(stop, next) : null;
  });
}

function legBetween(from: Stop, to: Stop): Leg {
  const gap = toMinutes(to.starts.time) - toMinutes(from.starts.time);
  const minutes = gap - from.minutes;
  const miles = milesBetween(from.zipCode, to.zipCode);
  const drive = Math.floor(minutesAtDoors + (miles ?? 0) * minutesPerMile);
  return { minutes, miles, isTight: minutes < drive };
}

export const tightWord = 'Tight';

export function legWords({ minutes, miles }: Leg): string {
  const gap =
    minutes < 0
      ? `overlaps the next by ${formatMinutes(-minutes)}`
      : `${formatMinutes(minutes)} to the next`;
  return [gap, miles !== null && milesWords(miles)].filter(Boolean).join(', ');
}

function milesWords(miles: number): string {
  if (miles === 0) return 'in the same ZIP area';
  return `about ${miles} ${miles === 1 ? 'mile' : 'miles'}`;
}

export function milesBetween(one: string, other: string): number | null {
  const [from, to] = [one, other].map((zip) => zipPlaces[fiveDigits(zip) ?? '']);
  if (!from || !to) return null;
  const north = to[0] - from[0];
  const east = (to[1] - from[1]) * Math.cos((from[0] * Math.PI) / 180);
  return Math.round(Math.hypot(north, east) * milesPerDegree);
}
