import { collection } from '../collection';
import type { Service } from './service';

/** The five packages, in the order in which lists show them. */
export const services = collection(
  // `?summary` leaves the words of the pages out of every bundle that only needs names and prices.
  import.meta.glob<Service>('./packages/*.ts', {
    eager: true,
    import: 'summary',
    query: '?summary',
  }),
).toSorted((a, b) => a.order - b.order);

/** The package behind a URL such as /services/full-groom, if there is one. */
export function findService(slug: string | undefined) {
  return services.find((service) => service.slug === slug);
}
