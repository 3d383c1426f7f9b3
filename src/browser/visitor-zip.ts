import { readSessionValue, writeSessionValue } from './stored-values';

const key = 'visitor-zip';

/** The ZIP typed last on any page, so that nobody is asked twice. */
export function readVisitorZip(): string {
  return readSessionValue(key) ?? '';
}

export function rememberVisitorZip(zip: string): void {
  writeSessionValue(key, zip || null);
}
