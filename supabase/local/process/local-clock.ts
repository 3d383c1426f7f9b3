/** Moves the time of the embedded database, which reads `Date.now`; pages of a visit go by it, the form and the functions do not. */
export function moveClock(hours: string): void {
  const ahead = Number(hours);
  if (!(ahead >= 0)) throw new Error('LOCAL_HOURS_AHEAD must be a number of hours, such as 200.');
  // `new Date()` keeps the real time, so a restart of Vite does not add the hours again
  Date.now = () => new Date().valueOf() + ahead * 3_600_000;
}
