export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

export function petNames(pets: readonly { readonly name: string }[]): string {
  return joinNames(pets.map(({ name }) => name));
}

/** Leaves out what is not known, so that no comma stands alone. */
export function joinFilled(parts: readonly (string | 0 | false | null | undefined)[], by = ', ') {
  return parts.filter(Boolean).join(by);
}

/** '' without a name. */
export function firstName({ name }: { readonly name: string }): string {
  return name.trim().split(' ')[0] ?? '';
}

/** `$1,080`, `$92.50`. Not `Intl`: its first formatter takes 50 ms on a slow phone, right after a tap. */
export function usd(amount: number): string {
  const digits = Number.isInteger(amount) ? `${amount}` : amount.toFixed(2);
  return `$${digits.replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')}`;
}

/** `150` as `2 h 30 min`. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return joinFilled([hours > 0 && `${hours} h`, rest > 0 && `${rest} min`], ' ') || '0 min';
}

/** `150` as `2 hours 30 minutes`. */
export function spellMinutes(minutes: number): string {
  const units = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  return units
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}
