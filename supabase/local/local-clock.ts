/**
 * Lets this process live some hours ahead, so that a visit can be over today. The embedded database asks `Date.now`
 * for the time; pages and functions keep theirs. Throws when `hours` is no number from 0 on.
 */
export function moveClock(hours: string): void {
  const ahead = Number(hours);
  if (!(ahead >= 0)) throw new Error('LOCAL_HOURS_AHEAD must be a number of hours, such as 200.');
  const now = Date.now.bind(Date);
  Date.now = () => now() + ahead * 3_600_000;
}
