import { readSessionValue, writeSessionValue } from './session-value';

const key = 'booking-draft';

/** The booking request that was begun in this tab, as it was written; null when there is none. */
export function readBookingDraft(): string | null {
  return readSessionValue(key);
}

/** Keeps a request that was begun; null forgets it. */
export function writeBookingDraft(draft: string | null): void {
  writeSessionValue(key, draft);
}
