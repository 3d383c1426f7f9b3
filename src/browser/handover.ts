import { readSessionJson, writeSessionValue } from './session-value';

// Values for the next booking form in this tab that must not appear in a URL.
const name = 'handover';

export function handOver(value: object): void {
  writeSessionValue(name, JSON.stringify(value));
}

/** Can be read once; undefined if there is nothing. */
export function takeHandover(): unknown {
  const value = readSessionJson(name);
  writeSessionValue(name, null);
  return value;
}
