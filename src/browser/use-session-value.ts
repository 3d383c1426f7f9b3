import { useSyncExternalStore } from 'react';
import { readSessionValue, writeSessionValue } from './session-value';

const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** A text that this tab remembers, kept up to date; null when there is none and while prerendering. */
export function useSessionValue(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readSessionValue(key),
    () => null,
  );
}

/** Makes this tab remember a text until it is closed, and shows it; null forgets it. Never throws. */
export function changeSessionValue(key: string, value: string | null): void {
  writeSessionValue(key, value);
  for (const tell of listeners) tell();
}
