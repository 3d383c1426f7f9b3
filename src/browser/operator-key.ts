import { readLocalValue, writeLocalValue } from './local-value';

const name = 'operator-key';

/** '' if this device has none. */
export function readOperatorKey(): string {
  return readLocalValue(name) ?? '';
}

/** '' deletes it. */
export function keepOperatorKey(key: string): void {
  writeLocalValue(name, key);
}

/** Headers only take printable ASCII. */
export function isSendable(key: string): boolean {
  return /^[\x20-\x7e]+$/.test(key);
}
