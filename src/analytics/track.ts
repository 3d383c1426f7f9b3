import type { AnalyticsEvent } from './events';
import { tellTag } from './tag';

/** The longest text that GA4 takes as a parameter. */
const maxLength = 100;

/** Names that GA4 keeps for itself, and what they are called on their way to it. */
const tagNames = new Map<AnalyticsEvent['name'], string>([
  ['click', 'contact_click'],
  ['error', 'site_error'],
]);

/**
 * Records an event in the data layer of this page, with the time and the page; from there it goes
 * to Google Analytics if the visitor has accepted. Texts are cut to 100 characters.
 */
export function track({ name, props }: AnalyticsEvent): void {
  const params = {
    ...Object.fromEntries(Object.entries(props).map(([key, value]) => [key, cut(value)])),
    timestamp: new Date().toISOString(),
    // Never the query or the hash: they may hold what somebody typed.
    page_path: window.location.pathname,
    page_title: document.title,
  };
  window.dataLayer ??= [];
  window.dataLayer.push({ event: name, ...params });
  tellTag(tagNames.get(name) ?? name, params);
}

function cut(value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, maxLength) : value;
}
