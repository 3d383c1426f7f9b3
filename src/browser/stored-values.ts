/** Holds what sessionStorage refused, because it is blocked or full. */
const memory = new Map<string, string>();

/** Null if missing. It never throws, since storage may be blocked. */
export function readSessionValue(key: string): string | null {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** The tab keeps it until it closes; null deletes it. It never throws. */
export function writeSessionValue(key: string, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}

/** Null if missing. It never throws, since storage may be blocked. */
export function readLocalValue(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Shared by all tabs of the site. Never throws. */
export function writeLocalValue(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked or full: callers keep their own copy while the page is open.
  }
}

/** Undefined for anything but JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Reports changes made by other tabs; null when the value was deleted. Returns a function that stops. */
export function watchLocalValue(key: string, onChange: (value: string | null) => void): () => void {
  function report(event: StorageEvent) {
    if (event.key === key || event.key === null) onChange(event.newValue);
  }
  window.addEventListener('storage', report);
  return () => window.removeEventListener('storage', report);
}
