import type { PetValues } from './booking-schema';
import { bookingServiceName, customWords } from '@/content/booking-options';
import { packageWords } from '@/content/pet-words';
import { startingPrice } from '@/content/services';
import { quote } from '@/content/services/quote';
import { usd } from '@shared/business/format';
import { plusTravel } from '@shared/business/policy';
import { petSizes } from '@shared/business/prices';

type Priced = Pick<PetValues, 'service' | 'size' | 'addOns'>;

export function requestEstimate(pets: readonly Priced[]): { total: number; isWhole: boolean } {
  const prices = pets.map(quote);
  return {
    total: prices.reduce((sum, price) => sum + price, 0),
    isWhole: prices.every((price) => price > 0),
  };
}

/** `Estimate` and `$145`, or `from $120` and what is still missing. */
export function estimateWords(pets: readonly Priced[], zipCode = '') {
  const { total, isWhole } = requestEstimate(pets);
  if (total > 0) {
    const label = isWhole ? 'Estimate' : 'Estimate so far';
    return { label, amount: usd(total), missing: plusTravel(zipCode) };
  }
  const least = pets.reduce((sum, { service }) => sum + startingPrice(service), 0);
  if (least > 0) return { label: '', amount: `from ${usd(least)}`, missing: 'pick a size' };
  if (pets.every(({ service }) => service !== '')) {
    return { label: '', amount: '', missing: customWords };
  }
  const size = petSizes.find(({ id }) => pets.some((pet) => pet.size === id));
  const missing = size
    ? `${size.label} · pick a service`
    : 'Pick a size and a service to see your price';
  return { label: '', amount: '', missing };
}

/** `from $120` until the size is known, then `$145`; '' without a price. */
export function servicePrice(service: string, size: string): string {
  const least = startingPrice(service);
  return petPrice({ service, size, addOns: [] }) || (least > 0 ? `from ${usd(least)}` : '');
}

/** `$145`; '' until a package and a size are chosen. */
export function petPrice(pet: Priced): string {
  const price = quote(pet);
  return price > 0 ? usd(price) : '';
}

export function petPackage(pet: PetValues): string {
  return packageWords({ ...pet, service: bookingServiceName(pet.service) });
}
