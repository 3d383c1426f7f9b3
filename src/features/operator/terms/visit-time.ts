import { type Timed, isVisitLength, presetMinutes } from './visit-length';
import { type DenverTime, addDays, denverDay, timeAt, toMinutes } from '@shared/time/denver-time';
import { startStep, takenHours, timeWindows, visitHours } from '@shared/time/hours';
import { isOpenDay } from '@shared/time/open-days';
import { type BlockTime, holdStops, tightDrives } from '@shared/visits/day-route';
import { type OperatorVisit, visitRange } from '@shared/visits/visit-state';
import { type VisitRefusal, hasStarted } from '@shared/visits/visit-status';
import { type AskedTime, matchesRequest } from '@shared/visits/visit-terms';

export type TimeChoice = DenverTime & { readonly minutes: number };

export type Calendar = Pick<OperatorVisit, 'zipCode' | 'blocks'> & {
  readonly booked: readonly (OperatorVisit['booked'][number] & { readonly late?: number })[];
};

const openingTime = visitHours.opens * 60;
const closingTime = visitHours.closes * 60;

/** Minutes from now to the first time that is offered: whoever calls waits for the drive. */
const leadMinutes = 30;

/** `bookedDays` ends nine days after the planned one; visits after that are unknown. */
const searchedDays = 10;

type Listed = Pick<Calendar, 'booked' | 'blocks'>;

/**
 * All refusals of this time, in the order of the database, which answers the first. The checks equal its own, so that the
 * page shows a problem before sending.
 */
export function timeProblems(choice: TimeChoice, listed: Listed, now: Date): VisitRefusal[] {
  const { day, minutes } = choice;
  if (!isVisitLength(minutes)) return ['bad_minutes'];
  const isBlocked = blocksOn(day, listed.blocks).some(({ from }) => from === null);
  const { visits, blocks } = overlapsAt(choice, listed);
  const checks: [VisitRefusal, boolean][] = [
    ['in_past', hasStarted(choice, now)],
    ['too_far', day > addDays(denverDay(now), visitRange.mostDaysAhead)],
    ['closed_day', isBlocked || !isOpenDay(day)],
    ['closed_hour', isOutside(visitHours, choice)],
    ['taken', visits.length + blocks.length > 0],
  ];
  return checks.filter(([, isSo]) => isSo).map(([refusal]) => refusal);
}

function isOutside({ opens, closes }: typeof visitHours | typeof takenHours, choice: TimeChoice) {
  const start = toMinutes(choice.time);
  return start < opens * 60 || start + choice.minutes > closes * 60;
}

/** A Sunday, or an hour outside of ours, which the operator may take all the same. */
export function isClosedTime(choice: TimeChoice): boolean {
  return (
    choice.time !== '' &&
    !isOutside(takenHours, choice) &&
    (!isOpenDay(choice.day) || isOutside(visitHours, choice))
  );
}

/** With the drives before and after it. */
export function isFree(choice: TimeChoice, calendar: Calendar, now: Date): boolean {
  return (
    timeProblems(choice, calendar, now).length === 0 && tightDrivesAt(choice, calendar).length === 0
  );
}

export function overlapsAt({ day, time, minutes }: TimeChoice, { booked, blocks }: Listed) {
  const start = toMinutes(time);
  const overlaps = (other: ReturnType<typeof toSpan>) =>
    start < other.end && other.start < start + minutes;
  return {
    visits: bookedOn(day, booked).filter((visit) => overlaps(toSpan(visit))),
    blocks: blocksOn(day, blocks).filter((block) => overlaps(toHours(block))),
  };
}

export function blocksOn<Block extends BlockTime>(day: string, blocks: readonly Block[]): Block[] {
  return blocks.filter(({ first, last }) => first <= day && day <= last);
}

export function bookedOn<Visit extends DenverTime>(day: string, booked: readonly Visit[]): Visit[] {
  return booked
    .filter((other) => other.day === day)
    .toSorted((a, b) => toMinutes(a.time) - toMinutes(b.time));
}

/** All that speaks against this time but that we are closed: that can be taken all the same, a blocked day cannot. */
export function otherProblems(choice: TimeChoice, listed: Listed, now: Date): VisitRefusal[] {
  const isTaken = isClosedTime(choice);
  return timeProblems(choice, listed, now).filter(
    (problem) =>
      !isTaken ||
      !(problem === 'closed_hour' || (problem === 'closed_day' && !isOpenDay(choice.day))),
  );
}

/**
 * Starts with the current appointment, unless its owner asks for another time; once it has begun, with the next free
 * quarter of an hour of the same day, or without a time. Else starts with the first free time in the requested window,
 * then nearest to it, on the requested day, then on each day after it. A tight drive counts as taken, unless no other
 * time is free.
 */
export function presetTime(
  visit: Pick<OperatorVisit, 'minutes' | 'starts' | 'wish'> &
    Calendar &
    Timed & { readonly preferred: AskedTime; readonly status?: OperatorVisit['status'] },
  now: Date,
): TimeChoice {
  const minutes = visit.minutes ?? presetMinutes(visit);
  const current = visit.starts && { ...visit.starts, minutes };
  const { wish, status } = visit;
  const today = denverDay(now);
  const hasBegun = status === 'confirmed' && current?.day === today && hasStarted(current, now);
  if (!wish && current && otherProblems(current, visit, now).length === 0) return current;

  // Once it has begun, only a tap chooses another day.
  const target = hasBegun
    ? { day: today, window: '' }
    : (wish ?? { ...visit.preferred, ...visit.starts });
  const wishedDay = target.day < today ? today : target.day;
  const [first, last] = startsWithin(target.window);
  const distance = ({ time }: DenverTime) =>
    Math.max(first - toMinutes(time), toMinutes(time) - last, 0);
  const free = Array.from({ length: hasBegun ? 1 : searchedDays }, (_, days) =>
    addDays(wishedDay, days),
  )
    .flatMap((day) => listTimes(day).toSorted((a, b) => distance(a) - distance(b)))
    .map((time) => ({ ...time, minutes }))
    .filter((time) => timeProblems(time, visit, hasBegun ? now : soonest(now)).length === 0);
  const fitting = free.find((time) => tightDrivesAt(time, visit).length === 0) ?? free[0];
  return fitting ?? { day: wishedDay, time: hasBegun ? '' : timeAt(first), minutes };
}

/** Minutes; all day for an unknown window. */
function startsWithin(label: string): readonly [first: number, last: number] {
  const window = timeWindows.find((each) => each.label === label);
  return window ? [window.start * 60, window.end * 60 - startStep] : [openingTime, closingTime];
}

/**
 * Times to offer on the phone, none with a tight drive unless wanted: every half hour of the window, or every hour of the
 * day if the window has none, and always the first free one.
 */
export function fittingTimes(
  { day, minutes }: Omit<TimeChoice, 'time'>,
  window: string,
  calendar: Calendar,
  now: Date,
  takesTight = false,
): string[] {
  const listFree = (first: number, last: number) =>
    listTimes(day, first, last)
      .map((time) => ({ ...time, minutes }))
      .filter((time) =>
        takesTight
          ? timeProblems(time, calendar, soonest(now)).length === 0
          : isOffered(time, calendar, now),
      )
      .map(({ time }) => toMinutes(time));
  const within = window === '' ? [] : listFree(...startsWithin(window));
  const [free, step] = within.length > 0 ? [within, 30] : [listFree(openingTime, closingTime), 60];
  return free
    .filter((start) => start % step === 0 || !free.includes(start - startStep))
    .map((start) => timeAt(start));
}

/** The free times, the `usual` one among them unless all are in the window that was asked for; where none is free, those with a tight drive. */
export function offeredTimes(
  usual: TimeChoice,
  visit: Calendar & Pick<OperatorVisit, 'asked'>,
  now: Date,
): Readonly<Record<'free' | 'tight', readonly string[]>> {
  const { asked } = visit;
  const window = asked?.window ?? '';
  const free = fittingTimes(usual, window, visit, now);
  if (free.length === 0) return { free, tight: fittingTimes(usual, window, visit, now, true) };
  const isAsked = asked && free.every((time) => matchesRequest({ ...usual, time }, asked));
  const isPreset = !isAsked && isOffered(usual, visit, now);
  return { free: isPreset ? [...new Set([...free, usual.time])].sort() : free, tight: [] };
}

/** The next day with a time to offer; undefined where none is known. */
export function nextFreeDay(
  { day, minutes }: Omit<TimeChoice, 'time'>,
  visit: Calendar & Pick<OperatorVisit, 'bookedDays'>,
  now: Date,
) {
  return Array.from({ length: searchedDays }, (_, days) => addDays(day, days + 1)).find(
    (each) =>
      each <= visit.bookedDays.last && fittingTimes({ day: each, minutes }, '', visit, now)[0],
  );
}

/** The longest free time that begins in the window; it has 0 minutes where nothing is free. */
export function longestWithin({ day, window }: AskedTime, listed: Listed, now: Date): TimeChoice {
  const lengths = listTimes('', startStep, visitRange.mostMinutes).map(({ time }) =>
    toMinutes(time),
  );
  const rooms = listTimes(day, ...startsWithin(window)).map((time) => {
    const minutes = lengths.findLast(
      (each) => timeProblems({ ...time, minutes: each }, listed, now).length === 0,
    );
    return { ...time, minutes: minutes ?? 0 };
  });
  return rooms.reduce((longest, room) => (room.minutes > longest.minutes ? room : longest));
}

/**
 * The most minutes from `agreed` up that fit, with the drives if possible, where the chosen ones do not; else 0. A visit in our
 * hours stays in them.
 */
export function fittingLength(choice: TimeChoice, agreed: number, calendar: Calendar, now: Date) {
  const isClosed = isClosedTime({ ...choice, minutes: agreed });
  const fits = (each: TimeChoice) =>
    (isClosed ? otherProblems : timeProblems)(each, calendar, now).every(
      (problem) => !/^(?:closed_hour|taken)$/.test(problem),
    );
  if (fits(choice)) return 0;
  const fitting = listTimes('', agreed, choice.minutes)
    .map(({ time }) => ({ ...choice, minutes: toMinutes(time) }))
    .filter(fits);
  const untight = fitting.findLast((each) => tightDrivesAt(each, calendar).length === 0);
  return (untight ?? fitting.at(-1))?.minutes ?? 0;
}

/** A visit at this time leaves no time for these drives to the visits before and after it. */
export function tightDrivesAt(
  { day, time, minutes }: TimeChoice,
  { zipCode, booked, blocks }: Calendar,
) {
  const ofDay = blocksOn(day, blocks);
  const visits = bookedOn(day, booked).map((visit) => ({ ...visit, starts: visit }));
  return tightDrives(
    { starts: { day, time }, minutes, zipCode },
    [...visits, ...ofDay.flatMap((block) => holdStops(block, block.hold?.name))],
    ofDay.filter(({ hold }) => !hold),
  );
}

/** Free, and not too soon for the drive to whoever calls. */
export function isOffered(choice: TimeChoice, calendar: Calendar, now: Date): boolean {
  return choice.time !== '' && isFree(choice, calendar, soonest(now));
}

function soonest(now: Date): Date {
  return new Date(now.getTime() + leadMinutes * 60_000);
}

function listTimes(day: string, first: number = openingTime, last: number = closingTime) {
  const count = Math.floor((last - first) / startStep) + 1;
  return Array.from({ length: count }, (_, step) => ({
    day,
    time: timeAt(first + step * startStep),
  }));
}

function toSpan({ time, minutes }: DenverTime & { readonly minutes: number }) {
  const start = toMinutes(time);
  return { start, end: start + minutes };
}

function toHours({ from, until }: BlockTime) {
  return { start: toMinutes(from ?? '00:00'), end: toMinutes(until ?? '24:00') };
}
