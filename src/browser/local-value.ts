/** Null if missing. Never throws: storage may be blocked. */
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

/** Reports changes made by other tabs; null when the value was deleted. */
export function watchLocalValue(key: string, onChange: (value: string | null) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) onChange(event.newValue);
  });
}
