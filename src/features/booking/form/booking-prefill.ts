import { bookingServices } from '@/content/booking-options';
import type { BookingDraft } from '@/request/booking-schema';
import { type AddOnId, type PetSize, findAddOns, findPetSize } from '@shared/business/prices';
import { isDay } from '@shared/time/denver-time';
import { timeWindows } from '@shared/time/hours';

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

/**
 * Reads `service` (a slug), `size` and `addons` (ids separated by commas) from a query such as
 * `service=full-groom&size=large&addons=nail-grinding`. Ignores unknown values. A service with a
 * size is a whole package whose price was shown, so no add-ons means none. `day` and `window` go together.
 */
export function readBookingPrefill(params: URLSearchParams): BookingPrefill {
  const service = bookingServices.find(({ slug }) => slug === params.get('service'))?.slug;
  const size = findPetSize(params.get('size'))?.id;
  const linkedIds = params.get('addons')?.split(',') ?? [];
  const chosen = findAddOns(linkedIds).map(({ id }) => id);
  const [day, window] = [params.get('day') ?? '', params.get('window')];
  const preferredTime = timeWindows.find(({ label }) => label === window)?.label;
  return {
    ...(preferredTime && isDay(day) && { chosen: { preferredDate: day, preferredTime } }),
    ...(service && { service }),
    ...(size && { size }),
    ...((chosen.length > 0 || (service && size)) && { addOns: chosen }),
  };
}

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
