const hourInDenver = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Denver',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The moment at which a clock in Denver shows a time of a day: `2026-11-24`, `16:00` is 23:00 in UTC. */
export function denverMoment(day: string, time: string): Date {
  const wallAsUtc = Date.parse(`${day}T${time}:00Z`);
  // Denver is 7 hours behind UTC in winter and 6 in summer: one of the two shows the wanted hour.
  const candidates = [7, 6].map((offset) => new Date(wallAsUtc + offset * 3_600_000));
  const hour = Number(time.slice(0, 2));
  return candidates.find((moment) => hourOf(moment) === hour) ?? new Date(wallAsUtc);
}

function hourOf(moment: Date): number {
  const parts = hourInDenver.formatToParts(moment);
  return Number(parts.find(({ type }) => type === 'hour')?.value);
}
