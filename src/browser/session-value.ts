/** What sessionStorage refused, because it is blocked or full. */
const memory = new Map<string, string>();

/** Null if missing. Never throws: storage may be blocked. */
export function readSessionValue(key: string): string | null {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Kept until the tab closes; null deletes it. Never throws. */
export function writeSessionValue(key: string, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}

// Values for the next booking form in this tab that must not appear in a URL.
const name = 'handover';

export function handOver(value: object): void {
  writeSessionValue(name, JSON.stringify(value));
}

/** Can be read once; undefined if there is nothing, or no JSON. */
export function takeHandover(): unknown {
  const value = readSessionValue(name) ?? '';
  writeSessionValue(name, null);
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
