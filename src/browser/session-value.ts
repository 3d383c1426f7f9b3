/** What storage would have kept, in tabs where it is blocked or full. Lost on reload, as it must be. */
const memory = new Map<string, string>();

/** A text this tab remembers, or null. Never throws: a browser may refuse its storage. */
export function readSessionValue(key: string): string | null {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** What this tab remembers as JSON; undefined without anything, or where it is not JSON. */
export function readSessionJson(key: string): unknown {
  try {
    return JSON.parse(readSessionValue(key) ?? '');
  } catch {
    return undefined;
  }
}

/** Makes this tab remember a text until it is closed; null forgets it. Never throws. */
export function writeSessionValue(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Blocked or full: the copy in memory serves this page.
  }
}

/** Whether a text lies where a reload finds it again, not only in memory. */
export function isInStorage(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
