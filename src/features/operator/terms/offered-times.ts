import { type Timed, presetMinutes } from './visit-length';
import {
  type Calendar,
  type Listed,
  type TimeChoice,
  isClosedTime,
  isFree,
  otherProblems,
  tightDrivesAt,
  timeProblems,
} from './visit-time';
import { type DenverTime, addDays, denverDay, timeAt, toMinutes } from '@shared/time/denver-time';
import { startStep, timeWindows, visitHours } from '@shared/time/hours';
import { type OperatorVisit, visitRange } from '@shared/visits/visit-state';
import { hasStarted } from '@shared/visits/visit-status';
import { type AskedTime, matchesRequest } from '@shared/visits/visit-terms';

const openingTime = visitHours.opens * 60;
const closingTime = visitHours.closes * 60;

/** Minutes from now to the first time that is offered: whoever calls waits for the drive. */
const leadMinutes = 30;

/** `bookedDays` ends nine days after the planned one; visits after that are unknown. */
const searchedDays = 10;

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
