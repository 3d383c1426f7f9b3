/** `name` without the ending, such as `AG-7K4Q2M`. */
export function saveCalendar(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: `${name}.ics` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
