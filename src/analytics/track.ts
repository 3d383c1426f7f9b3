import type { AnalyticsEvent } from './events';
import { sendToTag } from './tag';

/** GA4's limit for the text of a parameter. */
const maxLength = 100;

/** GA4 reserves some event names; these are sent under another. */
const tagNames = new Map<AnalyticsEvent['name'], string>([
  ['click', 'contact_click'],
  ['error', 'site_error'],
]);

/** Cuts texts to 100 characters. Sent only after consent. */
export function track({ name, props }: AnalyticsEvent): void {
  const params = {
    ...Object.fromEntries(Object.entries(props).map(([key, value]) => [key, cut(value)])),
    timestamp: new Date().toISOString(),
    // Never the query or the hash: they may hold personal text.
    page_path: window.location.pathname,
    page_title: document.title,
  };
  window.dataLayer ??= [];
  window.dataLayer.push({ event: name, ...params });
  sendToTag(tagNames.get(name) ?? name, params);
}

function cut(value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, maxLength) : value;
}
