const hour = 3_600_000;

/** Today by mountain standard time, which is at most an hour behind. */
export function denverToday(): string {
  return new Date(Date.now() - 7 * hour).toISOString().slice(0, 10);
}

/** The next day on which the van is out, as `YYYY-MM-DD`. */
export function nextOpenDay(day: string): string {
  const next = nextDay(day);
  return new Date(next).getUTCDay() === 0 ? nextOpenDay(next) : next;
}

export function nextDay(day: string): string {
  return new Date(Date.parse(day) + 24 * hour).toISOString().slice(0, 10);
}

/** Whole hours until a moment in Denver, `2026-11-24 13:00`, has passed. */
export function hoursUntil(moment: string): number {
  const [day = '', time = ''] = moment.split(' ');
  // By mountain standard time, which is at most an hour late.
  return Math.ceil((Date.parse(`${day}T${time}:00-07:00`) - Date.now()) / hour);
}
