import { bookingServices } from '@/content/booking-options';
import { quote } from '@/content/quote';
import type { PetValues } from './booking-schema';

type Priced = Pick<PetValues, 'service' | 'size' | 'addOns'>;

/** The price of one pet's visit in USD; 0 while service or size are open, or for a custom service. */
export function petEstimate({ service, size, addOns }: Priced): number {
  const slug = bookingServices.find(({ name }) => name === service)?.slug;
  return quote({ service: slug, size: size || undefined, addOns });
}

/** What a request comes to in USD, and whether every pet is counted in it. */
export function requestEstimate(pets: readonly Priced[]): { total: number; isWhole: boolean } {
  const prices = pets.map(petEstimate);
  return {
    total: prices.reduce((sum, price) => sum + price, 0),
    isWhole: prices.every((price) => price > 0),
  };
}
