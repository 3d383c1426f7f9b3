import { collection } from '../collection';
import type { Service, ServiceCard } from './service';
import { servicePhoto } from './service-photos';
import { services } from '.';
import { highestPrice, lowestPrice } from '@shared/business/prices';

const cards = collection(
  import.meta.glob<ServiceCard>('./packages/*.ts', {
    eager: true,
    import: 'card',
    query: '?card',
  }),
);

export const serviceCards = services.flatMap((service) => {
  const card = cards.find(({ slug }) => slug === service.slug);
  if (!card) return [];
  return [
    { ...service, ...card, priceLine: priceLine(card, service), photo: servicePhoto(card.slug) },
  ];
});

/** The lowest price, or the whole range if all prices are close. */
function priceLine({ priceShape }: ServiceCard, { prices }: Service): string {
  const lowest = lowestPrice(prices);
  return priceShape === 'from' ? `from $${lowest}` : `$${lowest}-$${highestPrice(prices)}`;
}
