/** `name` without the ending, such as `AG-7K4Q2M`. */
export function saveCalendar(name: string, text: string): void {
  saveFile(`${name}.ics`, 'text/calendar', text);
}

export function saveFile(download: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href, download }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
