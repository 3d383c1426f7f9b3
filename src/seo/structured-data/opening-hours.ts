import type { OpeningHoursSpecification } from 'schema-dts';
import { addDays } from '@shared/denver-time';
import { isOpenDay, visitHours } from '@shared/hours';

const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const someMonday = '2024-01-01';

/** Search engines read days that are not listed as closed. */
export function openingHours(): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: week.filter((_day, index) => isOpenDay(addDays(someMonday, index))),
    opens: clockTime(visitHours.opens),
    closes: clockTime(visitHours.closes),
  };
}

function clockTime(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
