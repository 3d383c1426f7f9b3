import { minutesOf } from './denver-time.ts';
import { formatMinutes } from './format.ts';
import type { DenverTime } from './visit-state.ts';
import { zipPlaces } from './zip-places.ts';

export type Leg = {
  /** From the end of the one to the start of the other. */
  readonly minutes: number;
  /** In a straight line between the middles of the two ZIPs; null where one of them is not known. */
  readonly miles: number | null;
  /** Whether the drive usually takes longer than these minutes. */
  readonly isTight: boolean;
};

type Stop = { readonly starts: DenverTime; readonly minutes: number; readonly zipCode: string };

const milesPerDegree = 69;

/**
 * Drive time by straight-line miles. Taken from how the service area is described: 8 miles are 25 minutes,
 * 15 miles are 40.
 */
const minutesPerMile = (40 - 25) / (15 - 8);
const minutesAtDoors = 25 - 8 * minutesPerMile;

/** For each visit the way to the next one of its day; null after the last. Takes them in order of time. */
export function toLegs(stops: readonly Stop[]): (Leg | null)[] {
  return stops.map((stop, index) => {
    const next = stops[index + 1];
    return next && next.starts.day === stop.starts.day ? legBetween(stop, next) : null;
  });
}

function legBetween(from: Stop, to: Stop): Leg {
  const gap = minutesOf(to.starts.time) - minutesOf(from.starts.time);
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

/** Miles in a straight line between the middles of two ZIPs; null where one of them is not known. */
export function milesBetween(one: string, other: string): number | null {
  const [from, to] = [zipPlaces[one.slice(0, 5)], zipPlaces[other.slice(0, 5)]];
  if (!from || !to) return null;
  const north = to[0] - from[0];
  const east = (to[1] - from[1]) * Math.cos((from[0] * Math.PI) / 180);
  return Math.round(Math.hypot(north, east) * milesPerDegree);
}
