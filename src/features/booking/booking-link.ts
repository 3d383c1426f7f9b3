import type { BookingPrefill } from './form/booking-prefill';
import { bookingServices } from '@/content/booking-options';
import { findAddOns, findPetSize } from '@shared/business/prices';
import { isDay } from '@shared/time/denver-time';
import { timeWindows } from '@shared/time/hours';

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
