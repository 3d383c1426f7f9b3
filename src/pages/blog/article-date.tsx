const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `YYYY-MM-DD`, a day without a time zone. */
export function ArticleDate({ day }: { day: string }) {
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {format.format(new Date(day))}
    </time>
  );
}
