import { isVisitLength } from './visit-length';
import { type DenverTime, addDays, denverDay, toMinutes } from '@shared/time/denver-time';
import { takenHours, visitHours } from '@shared/time/hours';
import { isOpenDay } from '@shared/time/open-days';
import { type BlockTime, holdStops, tightDrives } from '@shared/visits/day-route';
import { type OperatorVisit, visitRange } from '@shared/visits/visit-state';
import { type VisitRefusal, hasStarted } from '@shared/visits/visit-status';

export type TimeChoice = DenverTime & { readonly minutes: number };

export type Calendar = Pick<OperatorVisit, 'zipCode' | 'blocks'> & {
  readonly booked: readonly (OperatorVisit['booked'][number] & { readonly late?: number })[];
};

export type Listed = Pick<Calendar, 'booked' | 'blocks'>;

/**
 * All refusals of this time, in the order of the database, which answers the first. The checks equal its own, so that the
 * page shows a problem before sending.
 */
export function timeProblems(choice: TimeChoice, listed: Listed, now: Date): VisitRefusal[] {
  const { day, time, minutes } = choice;
  if (!isVisitLength(minutes)) return ['bad_minutes'];
  // The form asks for them.
  if (day === '' || time === '') return [];
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

/** All that speaks against this time but that we are closed: that can be taken all the same, a blocked day cannot. */
export function otherProblems(choice: TimeChoice, listed: Listed, now: Date): VisitRefusal[] {
  return timeProblems(choice, listed, now).filter(
    (problem) =>
      !(problem === 'closed_hour' && !isOutside(takenHours, choice)) &&
      !(problem === 'closed_day' && !isOpenDay(choice.day)),
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

function toSpan({ time, minutes }: DenverTime & { readonly minutes: number }) {
  const start = toMinutes(time);
  return { start, end: start + minutes };
}

function toHours({ from, until }: BlockTime) {
  return { start: toMinutes(from ?? '00:00'), end: toMinutes(until ?? '24:00') };
}
