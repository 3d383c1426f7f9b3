const hour = 3_600_000;

/** Mountain standard time, at most an hour behind. */
export function denverToday(): string {
  return new Date(Date.now() - 7 * hour).toISOString().slice(0, 10);
}

export function nextOpenDay(day: string): string {
  const next = nextDay(day);
  return new Date(next).getUTCDay() === 0 ? nextOpenDay(next) : next;
}

export function nextDay(day: string): string {
  return new Date(Date.parse(day) + 24 * hour).toISOString().slice(0, 10);
}

/** Whole hours until `2026-11-24 13:00` in Denver has passed. */
export function hoursUntil(moment: string): number {
  const [day = '', time = ''] = moment.split(' ');
  // mountain standard time, at most an hour late
  return Math.ceil((Date.parse(`${day}T${time}:00-07:00`) - Date.now()) / hour);
}
