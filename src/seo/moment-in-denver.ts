const withOffset = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Denver',
  timeZoneName: 'longOffset',
});

/**
 * The first moment of a day in Denver, with its zone: `2024-03-15` is `2024-03-15T00:00:00-06:00`.
 * Clocks there change at two in the morning, so midnight has the offset that 07:00 UTC has.
 */
export function momentInDenver(day: string): string {
  const parts = withOffset.formatToParts(new Date(`${day}T07:00:00Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.slice('GMT'.length);
  return `${day}T00:00:00${offset ?? ''}`;
}
