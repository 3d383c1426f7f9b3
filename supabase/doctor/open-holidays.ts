import { addDays, formatDay } from '../functions/_shared/time/denver-time.ts';
import { type ClosedDays, isOpenDay } from '../functions/_shared/time/open-days.ts';

/** The next Thanksgiving and Christmas, from `today` on, on which the form still offers visits. */
export function openHolidays(today: string, closedDays: ClosedDays): string[] {
  return [thanksgiving, christmas]
    .map((inYear) => [yearOf(today), yearOf(today) + 1].map(inYear).find((day) => day >= today))
    .flatMap((day) => (day !== undefined && isOpenDay(day, closedDays) ? [formatDay(day)] : []));
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

function christmas(year: number): string {
  return `${year}-12-25`;
}

/** The fourth Thursday of November. */
function thanksgiving(year: number): string {
  const days = Array.from({ length: 7 }, (_, number) => addDays(`${year}-11-22`, number));
  return days.find((day) => formatDay(day).startsWith('Thu')) ?? '';
}
