import { formatDay } from '../functions/_shared/time/denver-time.ts';
import { nextHolidays } from '../functions/_shared/time/holidays.ts';
import { type ClosedDays, isOpenDay } from '../functions/_shared/time/open-days.ts';

/** The next Thanksgiving and Christmas, from `today` on, on which the form still offers visits. */
export function openHolidays(today: string, closedDays: ClosedDays): string[] {
  return nextHolidays(today)
    .filter(({ day }) => isOpenDay(day, closedDays))
    .map(({ day }) => formatDay(day));
}
