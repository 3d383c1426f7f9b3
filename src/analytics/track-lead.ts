import { readCampaign } from './campaign';
import { leads } from './events';
import { track } from './track';

const calls = new Set<string>();

/** Records a form as a lead, with its value and campaign. Only once its row has been stored. */
export function trackFormLead(source: 'booking_form' | 'contact_form'): void {
  track({ name: 'generate_lead', props: { ...leads[source], ...readCampaign() } });
}

/** Records that somebody went to call or text us: one lead a visit, however often they press. */
export function trackCallLead(source: 'phone' | 'sms'): void {
  if (calls.has(source)) return;
  calls.add(source);
  track({ name: 'generate_lead', props: { ...leads[source], ...readCampaign() } });
}
