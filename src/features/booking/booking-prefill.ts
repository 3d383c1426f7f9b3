import { type AddOnId, addOns } from '@shared/add-ons';
import { bookingServices } from '@/content/booking-options';
import { type PetSize, petSizes } from '@shared/pet-sizes';

/** What a link into the form has chosen already; what it does not name is left out. */
export type BookingPrefill = { service?: string; size?: PetSize; addOns?: AddOnId[] };

/**
 * Reads `service` (a package slug), `size` and `addons` (ids separated by commas) from a query
 * such as `?service=full-groom&size=large&addons=nail-grinding`. Unknown values are ignored. With a
 * service and a size it is a whole package, whose price was shown: no add-ons then means none.
 */
export function readBookingPrefill(query: URLSearchParams): BookingPrefill {
  const slug = query.get('service');
  const service = bookingServices.find((known) => known.slug && known.slug === slug)?.name;
  const size = petSizes.find(({ id }) => id === query.get('size'))?.id;
  const wanted = query.get('addons')?.split(',') ?? [];
  const chosen = addOns.map(({ id }) => id).filter((id) => wanted.includes(id));
  return {
    ...(service && { service }),
    ...(size && { size }),
    ...((chosen.length > 0 || (service && size)) && { addOns: chosen }),
  };
}
