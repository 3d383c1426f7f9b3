import { readSessionJson, writeSessionValue } from './session-value';

// From one page of this tab to the next, where an address must not hold it.
const name = 'handover';

/** Keeps what the next booking form of this tab begins with. */
export function handOver(value: object): void {
  writeSessionValue(name, JSON.stringify(value));
}

/** What was handed over, once; undefined without anything. */
export function takeHandover(): unknown {
  const value = readSessionJson(name);
  writeSessionValue(name, null);
  return value;
}
