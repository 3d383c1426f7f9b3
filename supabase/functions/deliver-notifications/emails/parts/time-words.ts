const timeZone = 'America/Denver';
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

/** 135 minutes as `2 hours 15 minutes`. */
export function lengthWords(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}

/** `2026-11-24` as `Tuesday, November 24`; the year goes without saying. */
export function weekdayAndDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
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
