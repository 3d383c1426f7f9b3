const timeZone = 'America/Denver';

/** `2026-11-24` as `Tue 24 Nov`, which sorts and fits a subject line. */
export function shortDay(day: string): string {
  // "Tue, 24 Nov 2026 00:00:00 GMT"
  const [weekday, date] = new Date(day).toUTCString().split(', ');
  return `${weekday} ${date?.slice(0, 'dd Mon'.length).replace(/^0/, '')}`;
}

/** `2026-11-24` as `Tuesday, November 24, 2026`. */
export function longDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });
}

/** A moment as `Fri, Nov 20, 9:14 PM` in Denver. */
export function momentWords(moment: Date): string {
  const words = moment.toLocaleString('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  // some versions put a narrow space before AM and PM
  return words.replaceAll('\u202f', ' ');
}

/** `2026-11-24` as `Tue, Nov 24`. */
export function dayWords(day: string): string {
  return new Date(day).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
}
