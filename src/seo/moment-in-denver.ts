/**
 * `2024-03-15` is `2024-03-15T00:00:00-06:00`. DST runs from the second Sunday in March to the
 * first in November, at 2 a.m. Not `Intl`: its first formatter takes a slow phone 50 ms.
 */
export function momentInDenver(day: string): string {
  const year = day.slice(0, 4);
  const isSummer = day > firstSunday(`${year}-03-08`) && day <= firstSunday(`${year}-11-01`);
  return `${day}T00:00:00${isSummer ? '-06:00' : '-07:00'}`;
}

function firstSunday(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + ((7 - date.getUTCDay()) % 7));
  return date.toISOString().slice(0, 10);
}
