import { readCampaign } from './campaign';
import { readConsent } from './consent';
import { leads } from './events';
import { track } from './track';
import { readSessionValue, writeSessionValue } from '@/browser/session-value';

type CallSource = 'phone' | 'sms';

const unsent = new Set<CallSource>();

/** Call only once the row has been stored. */
export function trackFormLead(source: 'booking_form' | 'contact_form'): void {
  track({ name: 'generate_lead', props: { ...leads[source], ...readCampaign() } });
}

/** One lead per session, however often the visitor clicks. */
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
