import { readLocalValue, writeLocalValue } from './local-value';

const name = 'operator-key';

/** The operator's key that this device keeps, or ''. */
export function readOperatorKey(): string {
  return readLocalValue(name) ?? '';
}

/** Keeps the operator's key on this device; '' forgets it. */
export function keepOperatorKey(key: string): void {
  writeLocalValue(name, key);
}

/** Whether a text can be sent as the operator's key: a header takes printable ASCII alone. */
export function isSendable(key: string): boolean {
  return /^[\x20-\x7e]+$/.test(key);
}
