const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The day of an article, such as "Jan 15, 2024"; takes `YYYY-MM-DD`, which is a day and no moment. */
export function ArticleDate({ day }: { day: string }) {
  return <time dateTime={day}>{format.format(new Date(day))}</time>;
}
