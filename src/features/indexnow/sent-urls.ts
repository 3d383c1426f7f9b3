import { readSessionValue } from '@/browser/session-value';
import { changeSessionValue, useSessionValue } from '@/browser/use-session-value';

const key = 'indexnow-sent';

/** The URLs that went from this tab, so that nobody sends a page twice without knowing. */
export function useSentUrls(): ReadonlySet<string> {
  return parse(useSessionValue(key));
}

/** Adds URLs to those that went. */
export function rememberSentUrls(urls: readonly string[]): void {
  const sent = new Set([...parse(readSessionValue(key)), ...urls]);
  changeSessionValue(key, [...sent].join('\n'));
}

function parse(stored: string | null): ReadonlySet<string> {
  return new Set(stored?.split('\n'));
}
