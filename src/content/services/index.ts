import { collection } from '../collection';
import type { Service } from './service';
import { lowestPrice } from '@shared/business/prices';

export const services = collection(
  // `?summary` keeps page texts out of bundles that only need names and prices.
  import.meta.glob<Service>('./packages/*.ts', {
    eager: true,
    import: 'summary',
    query: '?summary',
  }),
).toSorted((a, b) => a.order - b.order);

export function findService(slug: string | undefined) {
  return services.find((service) => service.slug === slug);
}

/** Undefined for a custom service, and for a package that is no longer sold. */
export function findBookedService(bookingName: string) {
  return services.find((service) => service.bookingName === bookingName);
}

/** For a custom service, and for a package that is no longer sold. */
export const customMinutes = 90;

/** USD; 0 for an unknown package. */
export function startingPrice(slug: string | undefined): number {
  const prices = findService(slug)?.prices;
  return prices ? lowestPrice(prices) : 0;
}
