import { findService } from '.';
import { usd } from '@shared/business/format';
import { type PetSize, highestPrice, lowestPrice } from '@shared/business/pet-sizes';

// What sentences say about a package. A slug without a record throws, so a typo never reaches a
// page.

/** What most packages with a bath cost, from the specification. */
export const fullServicePrices = { lowest: '$85', highest: '$165' } as const;

/** In USD with the sign; the lowest price without a size. */
export function priceWords(slug: string, size?: PetSize): string {
  const { prices } = packageRecord(slug);
  return usd(size ? prices[size] : lowestPrice(prices));
}

/** From the smallest size to the largest. */
export function pricesBySizeWords(): string {
  return `By size, baths are ${priceRangeWords('spa-bath')}, full grooms ${priceRangeWords('full-groom')}, cats ${priceRangeWords('cat-grooming')}, puppies ${priceRangeWords('puppy-cut')} and seniors ${priceRangeWords('senior-care')}.`;
}

/** Follows the range: what to expect in it. */
export function catPriceWords(): string {
  return `${priceWords('cat-grooming')} for a cat under 20 lbs, which is nearly every cat, and ${priceWords('cat-grooming', 'medium')} from 20 to 50 lbs`;
}

export function priceRangeWords(slug: string): string {
  const { prices } = packageRecord(slug);
  return `${usd(lowestPrice(prices))}-${usd(highestPrice(prices))}`;
}

export function durationWords(slug: string): string {
  return packageRecord(slug).duration;
}

export function packageRecord(slug: string) {
  const found = findService(slug);
  if (!found) throw new Error(`No package is called "${slug}".`);
  return found;
}
