const format = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2024-06` as people say it: `June 2024`. */
export function monthInWords(month: string): string {
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
