import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

type VisibleHours = { readonly days: string; readonly open: string; readonly close: string };

/** From `Mon-Sat`, `8am`, `6pm`. Search engines read days that are not listed as closed. */
export function openingHours({ days, open, close }: VisibleHours): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: toDaysOfWeek(days),
    opens: clockTime(open),
    closes: clockTime(close),
  };
}

function toDaysOfWeek(range: string): readonly DayOfWeek[] {
  const [first = '', last = first] = range.split('-');
  const from = week.findIndex((day) => first !== '' && day.startsWith(first));
  const to = week.findIndex((day) => last !== '' && day.startsWith(last));
  if (from < 0 || to < from) throw new Error(`"${range}" is no range of days such as Mon-Sat`);
  return week.slice(from, to + 1);
}

/** `6pm` becomes `18:00`, `6:30pm` becomes `18:30`. */
function clockTime(spoken: string): string {
  const [, hour, minutes = '00', half] = /^(\d{1,2})(?::(\d\d))?(am|pm)$/.exec(spoken) ?? [];
  if (!hour) throw new Error(`"${spoken}" is no time such as 8am`);
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}
