import { readSessionValue, writeSessionValue } from './session-value';

const key = 'visitor-zip';

/** The ZIP that the visitor typed last, here or on another page, so that nobody is asked twice. */
export function readVisitorZip(): string {
  return readSessionValue(key) ?? '';
}

/** Keeps a typed ZIP for the other places that ask for one. */
export function rememberVisitorZip(zip: string): void {
  writeSessionValue(key, zip || null);
}
