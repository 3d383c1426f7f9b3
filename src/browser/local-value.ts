/** A text that this browser keeps for the site, or null. Never throws: storage may be blocked. */
export function readLocalValue(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text for all tabs of the site, until somebody clears it. Never throws. */
export function writeLocalValue(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked or full: whoever writes keeps a copy for as long as the page is open.
  }
}

/** Calls back whenever another tab has changed a text, or has cleared them all. */
export function watchLocalValue(key: string, onChange: (value: string | null) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) onChange(event.newValue);
  });
}
