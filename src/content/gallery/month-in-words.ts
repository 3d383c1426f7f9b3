const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `2024-06` becomes `June 2024`. Not `Intl`: its first formatter is slow on phones. */
export function monthInWords(month: string): string {
  const [year, number] = month.split('-');
  return `${months[Number(number) - 1]} ${year}`;
}
