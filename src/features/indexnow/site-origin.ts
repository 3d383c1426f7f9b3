import { isEmbedded } from '@/backend/supabase';
import { business } from '@/content/business';
import { useHydrated } from '@/browser/use-hydrated';

/** Scheme, host and port of the site whose pages are submitted. Reads the browser. */
export function siteOrigin(): string {
  return isEmbedded ? window.location.origin : new URL(business.origin).origin;
}

/** The same, for what is drawn. */
export function useSiteOrigin(): string {
  return useHydrated() ? siteOrigin() : business.origin;
}
