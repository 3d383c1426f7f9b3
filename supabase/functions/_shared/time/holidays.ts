import { addDays, formatDay } from './denver-time.ts';

export type Holiday = { readonly name: string; readonly day: string };

/** The next Thanksgiving and Christmas from that day on, the nearer one first. */
export function nextHolidays(today: string): Holiday[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap((inYear) => [
      { name: 'Thanksgiving', day: thanksgiving(inYear) },
      { name: 'Christmas', day: `${inYear}-12-25` },
    ])
    .filter(({ day }) => day >= today)
    .slice(0, 2);
}

/** The fourth Thursday of November. */
function thanksgiving(year: number): string {
  const days = Array.from({ length: 7 }, (_, number) => addDays(`${year}-11-22`, number));
  return days.find((day) => formatDay(day).startsWith('Thu')) ?? '';
}
