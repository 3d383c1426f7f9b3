import { useSyncExternalStore } from 'react';
import { type Consent, onConsentChange, readConsent } from '@/analytics/consent';

/** Where consent stands; undefined while the served HTML is being taken over. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(onConsentChange, readConsent, () => undefined);
}
