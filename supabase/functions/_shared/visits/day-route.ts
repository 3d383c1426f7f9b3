import type { z } from 'zod';
import { formatMinutes, joinFilled } from '../business/format.ts';
import { fiveDigits } from '../business/service-zips.ts';
import { zipPlaces } from '../business/zip-places.ts';
import { type DenverTime, toMinutes } from '../time/denver-time.ts';
import { driveMinutes } from '../time/hours.ts';
import type { ReadOnly } from './request-details.ts';
import type { blockRow } from './visit-record.ts';

export type DayBlock = ReadOnly<z.output<typeof blockRow>>;

/** Time in which no visit can be. */
export type BlockTime = Pick<DayBlock, 'first' | 'last' | 'from' | 'until'>;

export type Leg = {
  /** Lasts from the end of one visit to the start of the next, less blocked time. */
  readonly minutes: number;
  /** Straight line between the centers of both ZIPs; null when one is unknown. */
  readonly miles: number | null;
  /** Minutes to drive; nothing is known of the way to a ZIP beyond our map, so it counts as the longest. */
  readonly needed: number;
  readonly isTight: boolean;
};

export type Stop = {
  readonly starts: DenverTime;
  readonly minutes: number;
  readonly zipCode: string;
};

const milesPerDegree = 69;

/** Drive time by straight-line miles, derived from the service area: 8 miles take the free minutes, 15 miles the most. */
const minutesPerMile = (driveMinutes.most - driveMinutes.free) / (15 - 8);
const minutesAtDoors = driveMinutes.free - 8 * minutesPerMile;

type Hours = Pick<BlockTime, 'from' | 'until'>;

/** Treats a hold as a visit at an unknown ZIP; returns [] for other blocks. */
export function holdStops(
  { first: day, from, until }: Omit<BlockTime, 'last'>,
  name: string | null | undefined,
) {
  if (!name || from === null || until === null) return [];
  const minutes = toMinutes(until) - toMinutes(from);
  return [{ starts: { day, time: from }, minutes, zipCode: '', pets: [name] }];
}

/** One leg per stop, null after the last one of a day. Expects stops and blocks in order of time. */
export function toLegs(
  stops: readonly Stop[],
  blocksOf: (day: string) => readonly Hours[],
): (Leg | null)[] {
  return stops.map((stop, index) => {
    const next = stops[index + 1];
    const { day } = stop.starts;
    return next && next.starts.day === day ? legBetween(stop, next, blocksOf(day)) : null;
  });
}

/** Returns the drives from the stop before it on its day, and to the one after, that need more minutes than are between. */
export function tightDrives<Other extends Stop>(
  stop: Stop,
  others: readonly Other[],
  blocks: readonly Hours[],
) {
  const start = ({ starts }: Stop) => toMinutes(starts.time);
  const ofDay = others
    .filter(({ starts }) => starts.day === stop.starts.day)
    .toSorted((one, other) => start(one) - start(other));
  const before = ofDay.findLast((other) => start(other) <= start(stop));
  const after = ofDay.find((other) => start(other) > start(stop));
  const drives = [
    before && { other: before, way: 'from' as const, leg: legBetween(before, stop, blocks) },
    after && { other: after, way: 'to' as const, leg: legBetween(stop, after, blocks) },
  ];
  return drives.flatMap((drive) => {
    if (!drive?.leg.isTight) return [];
    const { other, way, leg } = drive;
    return { other, way, leg };
  });
}

/** Delays are rounded up to this many minutes. */
const delayStep = 5;

/** Minutes by which each stop is late if the first is late by `minutes`. Free time shortens a delay, a long drive adds to it. */
export function delaysOf(minutes: number, stops: readonly Stop[], blocks: readonly Hours[]) {
  let late = minutes;
  return stops.map((stop, index) => {
    const before = stops[index - 1];
    if (before && late > 0) {
      const leg = legBetween(before, stop, blocks);
      late = Math.max(late + leg.needed - leg.minutes, 0);
    }
    return Math.ceil(late / delayStep) * delayStep;
  });
}

function legBetween(from: Stop, to: Stop, blocks: readonly Hours[]): Leg {
  const start = toMinutes(from.starts.time) + from.minutes;
  const end = toMinutes(to.starts.time);
  const minutes = end - start - blockedMinutes(start, end, blocks);
  const miles = milesBetween(from.zipCode, to.zipCode);
  // Before a ZIP is typed, and for a hold, the drive counts as a near one.
  const isFar = miles === null && [from, to].every(({ zipCode }) => fiveDigits(zipCode));
  const needed = isFar
    ? driveMinutes.most
    : Math.floor(minutesAtDoors + (miles ?? 0) * minutesPerMile);
  return { minutes, miles, needed, isTight: minutes < needed };
}

/** Blocks may overlap. */
function blockedMinutes(start: number, end: number, blocks: readonly Hours[]): number {
  let sum = 0;
  let counted = start;
  for (const { from, until } of blocks) {
    if (from === null || until === null) continue;
    const begins = Math.max(toMinutes(from), counted);
    const ends = Math.min(toMinutes(until), end);
    if (ends <= begins) continue;
    sum += ends - begins;
    counted = ends;
  }
  return sum;
}

export const tightWord = 'Tight';

/** `next` is what stands next. */
export function legWords(leg: Leg, next = 'the next'): string {
  const { minutes, miles } = leg;
  const left = minutes === 0 ? 'no time left to drive to' : `${formatMinutes(minutes)} until`;
  const gap = minutes < 0 ? `overlaps ${next} by ${formatMinutes(-minutes)}` : `${left} ${next}`;
  return joinFilled([gap, miles === null ? unknownWords(leg) : milesWords(miles)]);
}

/** `about 20 min needed` */
export function neededWords(leg: Leg): string {
  return leg.miles === null ? unknownWords(leg) : `about ${leg.needed} min needed`;
}

/** A hold has no address, so nothing is said of the way to it. */
function unknownWords({ needed }: Leg): string {
  return needed === driveMinutes.most ? 'drive not known' : '';
}

/** `about 8 miles` */
export function milesWords(miles: number): string {
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
