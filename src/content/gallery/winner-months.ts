/** The month (`YYYY-MM`) of the newest Pet of the Month; the operator sets it. */
const newest = '2026-10';

/** For the demonstration. A real winner has its month in its record, such as `2026-11`. */
export function monthsBeforeNewest(count: number): string {
  const [year, month] = newest.split('-').map(Number);
  const months = (year ?? 0) * 12 + (month ?? 1) - 1 - count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}
