import { readCampaign } from './campaign';
import { readConsent } from './consent';
import { type AnalyticsEvent, leads } from './events';
import { sendToTag } from './tag';
import { readSessionValue, writeSessionValue } from '@/browser/stored-values';

/** GA4 cuts longer texts. */
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
    // The query and the hash are left out, since they may hold personal text.
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

type CallSource = 'phone' | 'sms';

const unsent = new Set<CallSource>();

/** Call only once the row has been stored. */
export function trackFormLead(source: 'booking_form' | 'contact_form'): void {
  track({ name: 'generate_lead', props: { ...leads[source], ...readCampaign() } });
}

/** A session counts one call and one text, however often the visitor clicks. */
export function trackCallLead(source: CallSource): void {
  const isFirst = readConsent() === 'accepted' ? isFirstSent(source) : isFirstUnsent(source);
  if (isFirst) track({ name: 'generate_lead', props: { ...leads[source], ...readCampaign() } });
}

function isFirstSent(source: CallSource): boolean {
  const key = `lead-${source}`;
  if (readSessionValue(key) !== null) return false;
  writeSessionValue(key, 'counted');
  return true;
}

/** Without consent nothing is stored, and the first call after it must still be sent. */
function isFirstUnsent(source: CallSource): boolean {
  const isFirst = !unsent.has(source);
  unsent.add(source);
  return isFirst;
}
