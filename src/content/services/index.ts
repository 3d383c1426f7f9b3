import { collection } from '../collection';
import type { Service } from './service';

/** The five packages, in the order in which lists show them. */
export const services = collection(
  import.meta.glob<Service>('./packages/*.ts', { eager: true, import: 'default' }),
).toSorted((a, b) => a.order - b.order);

/** The package behind a URL such as /services/full-groom, if there is one. */
export function findService(slug: string | undefined) {
  return services.find((service) => service.slug === slug);
}
