import { readCampaign } from './campaign';
import { leads } from './events';
import { track } from './track';

const calls = new Set<string>();

/** Call only once the row has been stored. */
export function trackFormLead(source: 'booking_form' | 'contact_form'): void {
  track({ name: 'generate_lead', props: { ...leads[source], ...readCampaign() } });
}

/** One lead per session, however often the visitor clicks. */
export function trackCallLead(source: 'phone' | 'sms'): void {
  if (calls.has(source)) return;
  calls.add(source);
  track({ name: 'generate_lead', props: { ...leads[source], ...readCampaign() } });
}
