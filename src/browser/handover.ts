import { readSessionValue, writeSessionValue } from './session-value';

// From one page of this tab to the next, where an address must not hold it.
const name = 'handover';

/** Keeps what the next booking form of this tab begins with. */
export function handOver(value: object): void {
  writeSessionValue(name, JSON.stringify(value));
}

/** What was handed over, once; undefined without anything. */
export function takeHandover(): unknown {
  const kept = readSessionValue(name);
  if (kept === null) return undefined;
  writeSessionValue(name, null);
  try {
    return JSON.parse(kept);
  } catch {
    return undefined;
  }
}
