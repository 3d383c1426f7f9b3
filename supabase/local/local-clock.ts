/**
 * The embedded database reads its time from `Date.now`; pages and functions keep the real time. Throws for anything
 * but a number from 0 on.
 */
export function moveClock(hours: string): void {
  const ahead = Number(hours);
  if (!(ahead >= 0)) throw new Error('LOCAL_HOURS_AHEAD must be a number of hours, such as 200.');
  const now = Date.now.bind(Date);
  Date.now = () => now() + ahead * 3_600_000;
}
