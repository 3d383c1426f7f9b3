const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `2024-06` as people say it: `June 2024`. Without `Intl`, whose first formatter takes its time. */
export function monthInWords(month: string): string {
  const [year, number] = month.split('-');
  return `${String(months[Number(number) - 1])} ${String(year)}`;
}
