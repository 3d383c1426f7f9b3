import { readSessionValue } from '@/browser/session-value';
import { changeSessionValue, useSessionValue } from '@/browser/use-session-value';

const key = 'indexnow-operator-key';

/** The operator key of this tab: empty when it is asked for and not given, null when nobody asked. */
export function useOperatorKey(): string | null {
  return useSessionValue(key);
}

/** The operator key of this tab at this moment, empty when none was given. */
export function readOperatorKey(): string {
  return readSessionValue(key) ?? '';
}

/** Keeps the key until the tab is closed. */
export function rememberOperatorKey(operatorKey: string): void {
  changeSessionValue(key, operatorKey);
}
