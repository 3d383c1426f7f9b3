import type { OpeningHoursSpecification } from 'schema-dts';
import { visitHours, workDays } from '@shared/hours';

const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Search engines read days that are not listed as closed. */
export function openingHours(): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: toDaysOfWeek(workDays),
    opens: clockTime(visitHours.opens),
    closes: clockTime(visitHours.closes),
  };
}

/** From `Mon-Sat`. */
export function toDaysOfWeek(range: string): readonly (typeof week)[number][] {
  const [first = '', last = first] = range.split('-');
  const from = week.findIndex((day) => first !== '' && day.startsWith(first));
  const to = week.findIndex((day) => last !== '' && day.startsWith(last));
  if (from < 0 || to < from) throw new Error(`"${range}" is no range of days such as Mon-Sat`);
  return week.slice(from, to + 1);
}

function clockTime(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
