import { useSyncExternalStore } from 'react';
import { type Consent, onConsentChange, readConsent } from '@/analytics/consent';

/** Undefined while hydrating. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(onConsentChange, readConsent, () => undefined);
}
