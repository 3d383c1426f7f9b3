import { readCampaign } from './campaign';
import { leads } from './events';
import { track } from './track';
import { readSessionValue, writeSessionValue } from '@/browser/session-value';

/** Call only once the row has been stored. */
export function trackFormLead(source: 'booking_form' | 'contact_form'): void {
  track({ name: 'generate_lead', props: { ...leads[source], ...readCampaign() } });
}

/** One lead per session, however often the visitor clicks. */
export function trackCallLead(source: 'phone' | 'sms'): void {
  const key = `lead-${source}`;
  if (readSessionValue(key) !== null) return;
  writeSessionValue(key, 'counted');
  track({ name: 'generate_lead', props: { ...leads[source], ...readCampaign() } });
}
