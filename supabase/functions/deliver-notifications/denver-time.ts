const timeZone = 'America/Denver';
const shortDayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** `2026-11-24` as `Tue 24 Nov`, which sorts and fits a subject line. */
export function shortDay(day: string): string {
  const parts = shortDayFormat.formatToParts(new Date(day));
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  return `${part('weekday')} ${part('day')} ${part('month')}`;
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
