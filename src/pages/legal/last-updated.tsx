const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `day` is `YYYY-MM-DD`. */
export function LastUpdated({ day }: { day: string }) {
  return (
    <p className="mb-10 text-muted">
      Last updated <time dateTime={day}>{format.format(new Date(day))}</time>
    </p>
  );
}
