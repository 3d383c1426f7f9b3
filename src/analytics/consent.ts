import { readLocalValue, watchLocalValue, writeLocalValue } from '@/browser/local-value';

const key = 'cookie-consent';

/** What a visitor has said, in the words that are stored. */
export type Choice = 'accepted' | 'rejected';

/**
 * Where consent stands. `refused-by-browser`: the visitor has said nothing here, but the browser
 * sends Global Privacy Control, which counts as Reject All until they do.
 */
export type Consent = Choice | 'unasked' | 'refused-by-browser';

const listeners = new Set<() => void>();
let choice: Choice | undefined;
let isWatching = false;

/** Where consent stands now. Only in the browser; what is measured needs `accepted`. */
export function readConsent(): Consent {
  watchOtherTabs();
  return choice ?? (sendsPrivacySignal() ? 'refused-by-browser' : 'unasked');
}

/** Keeps a choice for all tabs and later visits, or for this page view where storage is blocked. */
export function chooseConsent(made: Choice): void {
  watchOtherTabs();
  choice = made;
  writeLocalValue(key, made);
  tellListeners();
}

/** Calls back after every change, made in this tab or in another one. Gives a way to stop. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Reads the stored choice at the first question, and follows it from then on. */
function watchOtherTabs(): void {
  if (isWatching) return;
  isWatching = true;
  choice = asChoice(readLocalValue(key));
  watchLocalValue(key, (value) => {
    choice = asChoice(value);
    tellListeners();
  });
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function asChoice(value: string | null): Choice | undefined {
  return value === 'accepted' || value === 'rejected' ? value : undefined;
}

/** https://w3c.github.io/gpc/: a property that not every browser has. */
function sendsPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
