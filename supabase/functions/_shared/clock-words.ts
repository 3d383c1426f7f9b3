/** `09:15` as `9:15 AM`. */
export function clockWords(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${((hour + 11) % 12) + 1}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}
