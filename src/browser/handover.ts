import { parseJson, readSessionValue, writeSessionValue } from './stored-values';

// Values for the next booking form in this tab that must not appear in a URL.
const name = 'handover';

export function handOver(value: object): void {
  writeSessionValue(name, JSON.stringify(value));
}

/** Can be read once; undefined if there is nothing, or no JSON. */
export function takeHandover(): unknown {
  const value = readSessionValue(name);
  writeSessionValue(name, null);
  return parseJson(value);
}
