import type { BookingDraft } from './booking-schema';
import { bookingServices } from '@/content/booking-options';
import { type AddOnId, addOns } from '@shared/add-ons';
import { type PetSize, petSizes } from '@shared/pet-sizes';

/** What a link into the form has chosen already; what it does not name is left out. */
export type BookingPrefill = { service?: string; size?: PetSize; addOns?: AddOnId[] };

/**
 * What a prefill does to a draft: `replace` for a link that was just followed, `once` for an address that
 * was loaded or come back to, `suggest` for a page that has the form on it.
 */
export type PrefillMode = 'replace' | 'once' | 'suggest';

/**
 * Reads `service` (a slug), `size` and `addons` (ids separated by commas) from a query
 * such as `service=full-groom&size=large&addons=nail-grinding`. Unknown values are ignored. With a
 * service and a size it is a whole package, whose price was shown: no add-ons then means none.
 */
export function readBookingPrefill(params: URLSearchParams): BookingPrefill {
  const service = bookingServices.find(({ slug }) => slug === params.get('service'))?.slug;
  const size = petSizes.find(({ id }) => id === params.get('size'))?.id;
  const wanted = params.get('addons')?.split(',') ?? [];
  const chosen = addOns.map(({ id }) => id).filter((id) => wanted.includes(id));
  return {
    ...(service && { service }),
    ...(size && { size }),
    ...((chosen.length > 0 || (service && size)) && { addOns: chosen }),
  };
}

/** A suggestion never changes a request that was begun. */
export function takesPrefill(
  { pets, session }: BookingDraft,
  prefill: BookingPrefill,
  mode: PrefillMode,
): boolean {
  if (mode === 'replace') return true;
  if (JSON.stringify(session.prefill) === JSON.stringify(prefill)) return false;
  return mode === 'once' || pets.every(({ petName }) => petName.trim() === '');
}
