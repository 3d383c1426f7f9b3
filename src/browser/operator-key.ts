import { readLocalValue, watchLocalValue, writeLocalValue } from './stored-values';

const name = 'operator-key';

/** '' if this device has none. */
export function readOperatorKey(): string {
  return readLocalValue(name) ?? '';
}

/** '' deletes it. */
export function keepOperatorKey(key: string): void {
  writeLocalValue(name, key);
}

/** Calls `onChange` when another tab keeps or forgets the key. Returns a function that stops. */
export function watchOperatorKey(onChange: () => void): () => void {
  return watchLocalValue(name, onChange);
}

/** Headers only take printable ASCII. */
export function isSendable(key: string): boolean {
  return /^[\x20-\x7e]+$/.test(key);
}
