import { findService } from '.';
import { collection } from '../collection';
import type { Service, ServiceCard } from './service';

const cards = collection(
  import.meta.glob<ServiceCard>('./packages/*.ts', {
    eager: true,
    import: 'card',
    query: '?card',
  }),
).toSorted((a, b) => a.order - b.order);

/** The cards of the services overview in their order, each with duration and price line. */
export const serviceCards = cards.flatMap((card) => {
  const service = findService(card.slug);
  if (!service) return [];
  return [{ ...card, duration: service.duration, priceLine: priceLine(card, service) }];
});

/** `from $75`, or `$85-$125` where the whole range is small enough to say. */
function priceLine({ priceShape }: ServiceCard, { prices }: Service): string {
  return priceShape === 'from'
    ? `from $${String(prices.small)}`
    : `$${String(prices.small)}-$${String(prices.xlarge)}`;
}
