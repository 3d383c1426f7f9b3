import type { BookingDraft } from '@/request/booking-schema';
import type { AddOnId, PetSize } from '@shared/business/prices';

/** The choices in a link to the form. Anything the link does not name is left out. */
export type BookingPrefill = {
  service?: string;
  size?: PetSize;
  addOns?: AddOnId[];
  chosen?: { preferredDate: string; preferredTime: string };
};

/**
 * A prefill changes a draft by `replace` for a link just followed, and by `suggest` for a page that is reloaded or
 * returned to, or that contains the form.
 */
export type PrefillMode = 'replace' | 'suggest';

/** There is something to lose: the name of a pet is the first question. */
export function isBegun(pets: BookingDraft['pets']): boolean {
  return pets.some(({ petName }) => /\S/.test(petName));
}

/** A suggestion never changes a draft. */
export function takesPrefill(
  { pets, session }: BookingDraft,
  prefill: BookingPrefill,
  mode: PrefillMode,
): boolean {
  if (Object.keys(prefill).length === 0) return false;
  if (mode === 'replace') return true;
  return JSON.stringify(session.prefill) !== JSON.stringify(prefill) && !isBegun(pets);
}
