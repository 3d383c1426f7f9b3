/** The month of the newest Pet of the Month, for the operator to set: `YYYY-MM`. */
const newest = '2026-10';

/**
 * The month of a winner of the demonstration, so many months before the newest one. A real winner has
 * its real month in its record, such as `2026-11`.
 */
export function monthsBeforeNewest(count: number): string {
  const [year, month] = newest.split('-').map(Number);
  const months = (year ?? 0) * 12 + (month ?? 1) - 1 - count;
  return `${String(Math.floor(months / 12))}-${String((months % 12) + 1).padStart(2, '0')}`;
}
