import { readLocalValue, watchLocalValue, writeLocalValue } from '@/browser/stored-values';

const key = 'cookie-consent';

export type Choice = 'accepted' | 'rejected';

/**
 * `refused-by-browser`: no choice made here, but the browser sends Global Privacy Control, which
 * counts as Reject All until the visitor chooses.
 */
export type Consent = Choice | 'unasked' | 'refused-by-browser';

const listeners = new Set<() => void>();
let choice: Choice | undefined;
let isWatching = false;

/** Browser only. Nothing but `accepted` allows measuring. */
export function readConsent(): Consent {
  loadAndWatchChoice();
  return choice ?? (sendsPrivacySignal() ? 'refused-by-browser' : 'unasked');
}

/** Stored for all tabs and later sessions; where storage is blocked, for this page view. */
export function chooseConsent(made: Choice): void {
  loadAndWatchChoice();
  choice = made;
  writeLocalValue(key, made);
  notifyListeners();
}

/** Called after every change, in this tab or another. Returns an unsubscribe function. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function loadAndWatchChoice(): void {
  if (isWatching) return;
  isWatching = true;
  choice = toChoice(readLocalValue(key));
  watchLocalValue(key, (value) => {
    choice = toChoice(value);
    notifyListeners();
  });
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function toChoice(value: string | null): Choice | undefined {
  return value === 'accepted' || value === 'rejected' ? value : undefined;
}

/** https://w3c.github.io/gpc/: not every browser has this property. */
function sendsPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
