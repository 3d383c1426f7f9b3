import { blocksOn } from '../terms/visit-time';
import { formatDeadline } from '../time-words';
import { joinFilled, petNames, usd } from '@shared/business/format';
import { addDays, denverDay, endTime, formatDay } from '@shared/time/denver-time';
import { type DayBlock, type Leg, type Stop, holdStops, toLegs } from '@shared/visits/day-route';
import type { DayVisit, OperatorDay } from '@shared/visits/operator-day';
import { hasStarted, isMissed, isOver } from '@shared/visits/visit-status';

/** The board shows blocks so far ahead. */
const daysOfBlocks = 8 * 7;

export type DayGroup = {
  readonly day: string;
  readonly title: string;
  /** Visits of `earlier` are open or were just closed; those of `ahead` cannot be yet. */
  readonly kind: 'earlier' | 'today' | 'ahead';
  /** Without visits that their owners canceled; those are entries alone. */
  readonly visits: readonly DayVisit[];
  readonly entries: readonly (DayVisit | DayBlock)[];
};

export function splitBlocks(blocks: readonly DayBlock[], now: Date) {
  const last = addDays(denverDay(now), daysOfBlocks);
  const isSoon = ({ first }: DayBlock) => first <= last;
  return { soon: blocks.filter(isSoon), later: blocks.filter((block) => !isSoon(block)) };
}

/** A day is listed if it has open visits or a block begins on it; today and tomorrow always are. Earlier ones end the list. */
export function groupByDay(
  { visits, blocks }: Pick<OperatorDay, 'visits' | 'blocks'>,
  now: Date,
): DayGroup[] {
  const today = denverDay(now);
  const tomorrow = addDays(today, 1);
  const names = {
    [addDays(today, -1)]: 'Yesterday, ',
    [today]: 'Today, ',
    [tomorrow]: 'Tomorrow, ',
  };
  const days = new Set([
    ...visits.map(({ starts }) => starts.day),
    ...blocks.map(({ first, last }) => (first < today && today <= last ? today : first)),
    today,
    tomorrow,
  ]);
  const sorted = [...days].sort();
  const ahead = sorted.filter((day) => day >= today);
  return [...ahead, ...sorted.slice(0, -ahead.length).reverse()].map((day) => {
    const ofDay = visits.filter(({ starts }) => starts.day === day);
    return {
      day,
      title: `${names[day] ?? (day < today ? 'Earlier, ' : '')}${formatDay(day)}${day.startsWith(today.slice(0, 4)) ? '' : `, ${day.slice(0, 4)}`}`,
      kind: day === today ? 'today' : day < today ? 'earlier' : 'ahead',
      visits: ofDay.filter(({ status }) => status !== 'canceled'),
      entries: [...blocksOn(day, blocks), ...ofDay].sort((one, other) =>
        begins(one).localeCompare(begins(other)),
      ),
    };
  });
}

function begins(entry: DayVisit | DayBlock): string {
  return 'hold' in entry ? (entry.from ?? '') : entry.starts.time;
}

type Entry = DayGroup['entries'][number];

export type Way = Leg & { readonly next: string };

/**
 * Returns the drive to a next stop by the entry above it; none leads from an ended visit, or to one that has begun.
 * `minutesLate`: what a Late text told.
 */
export function legsOf(
  { kind, entries }: DayGroup,
  now: Date,
  minutesLate: (visit: DayVisit) => number,
): ReadonlyMap<Entry, Way> {
  if (kind === 'earlier') return new Map();
  const stops = entries.flatMap((entry) =>
    toStops(entry, minutesLate).map((stop) => ({ entry, stop })),
  );
  const blocks = entries.flatMap((entry) => ('hold' in entry && !entry.hold ? entry : []));
  const legs = toLegs(
    stops.map(({ stop }) => stop),
    () => blocks,
  );
  return new Map(
    stops.flatMap(({ entry }, index): [typeof entry, Way][] => {
      const [leg, next] = [legs[index], stops[index + 1]?.entry];
      if (!leg || !next || ('status' in entry && isOver(entry.status))) return [];
      if ('starts' in next && hasStarted(next.starts, now)) return [];
      const name = 'hold' in next ? 'the hold' : petNames(next.pets);
      return [[entries[entries.indexOf(next) - 1] ?? entry, { ...leg, next: name }]];
    }),
  );
}

function toStops(entry: Entry, minutesLate: (visit: DayVisit) => number): readonly Stop[] {
  if ('hold' in entry) return holdStops(entry, entry.hold?.name);
  const { starts } = entry;
  const told = { ...starts, time: endTime(starts.time, minutesLate(entry)) };
  return entry.status === 'canceled' ? [] : [{ ...entry, starts: told }];
}

/** The fee of this visit itself, owed or waived. */
export function ownFee({ reference, owed }: DayVisit) {
  return owed.find((fee) => fee.reference === reference);
}

function asksForYes(visit: DayVisit, now: Date): boolean {
  const { starts, hasWish, yesText, openPrice } = visit;
  return yesText !== '' && (openPrice !== '' || (!hasWish && !hasStarted(starts, now)));
}

/**
 * `3 visits, $435, 1 not heard from`; '' without visits. The sum is what was charged, else agreed with the travel fees, less what Late texts took off. A
 * no-show is counted, and brings nothing.
 */
export function sumWords(
  visits: readonly DayVisit[],
  now: Date,
  lateCredit: (visit: DayVisit) => number,
): string {
  if (visits.length === 0) return '';
  const paid = visits.filter(({ status }) => !isMissed(status));
  const sum = paid.reduce((total, visit) => {
    const { charged, price, travelFee, openAmount } = visit;
    return total + (charged ?? Math.max(price + travelFee - openAmount - lateCredit(visit), 0));
  }, 0);
  const unpriced = paid.filter(({ charged, price }) => charged === null && price === 0).length;
  const missed = visits.length - paid.length;
  const silent = visits.filter((visit) => asksForYes(visit, now)).length;
  return joinFilled([
    visits.length === 1 ? '1 visit' : `${visits.length} visits`,
    sum > 0 && usd(sum),
    unpriced > 0 && `${unpriced} without a price`,
    missed > 0 && `${missed} nobody home`,
    silent > 0 && `${silent} not heard from`,
  ]);
}

/** `by 11:40 AM`, or `late since Mon 11:40 AM`. */
export function promiseWords(answerBy: string, now: Date): { text: string; isLate: boolean } {
  const moment = new Date(answerBy);
  const isLate = moment < now;
  return { text: `${isLate ? 'late since' : 'by'} ${formatDeadline(moment, now)}`, isLate };
}
