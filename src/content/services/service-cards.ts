import { findService } from '.';
import { collection } from '../collection';
import { servicePhoto } from './service-photos';
import type { Service, ServiceCard } from './service';

const cards = collection(
  import.meta.glob<ServiceCard>('./packages/*.ts', {
    eager: true,
    import: 'card',
    query: '?card',
  }),
).toSorted((a, b) => a.order - b.order);

/** The cards of the services overview in their order, each with what its package is called and costs. */
export const serviceCards = cards.flatMap((card) => {
  const service = findService(card.slug);
  if (!service) return [];
  const { duration, prices, title } = service;
  const photo = servicePhoto(card.slug);
  return [{ ...card, title, duration, prices, priceLine: priceLine(card, service), photo }];
});

/** `from $75`, or `$85-$125` where the whole range is small enough to say. */
function priceLine({ priceShape }: ServiceCard, { prices }: Service): string {
  return priceShape === 'from'
    ? `from $${String(prices.small)}`
    : `$${String(prices.small)}-$${String(prices.xlarge)}`;
}
