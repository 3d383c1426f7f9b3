import { findService } from '.';
import { usd } from '@shared/business/format';
import { rangeInUsd, travelFeeName } from '@shared/business/policy';
import { type PetSize, highestPrice, lowestPrice } from '@shared/business/prices';
import { driveMinutes } from '@shared/time/hours';

// Sentences about a package use these. A slug without a record throws, so a typo never reaches a page.

/** Most packages with a bath cost this, by the specification. */
export const fullServicePrices = { lowest: '$85', highest: '$165' } as const;

/** Stands under prices. */
export const travelFeeNote = `Beyond ${driveMinutes.free} minutes’ drive, a ${travelFeeName()}.`;

/** In USD with the sign, and the lowest price without a size. */
export function packagePrice(slug: string, size?: PetSize): string {
  const { prices } = packageRecord(slug);
  return usd(size ? prices[size] : lowestPrice(prices));
}

/** The price of a package with work on top that costs a range. */
export function withExtra(
  slug: string,
  size: PetSize,
  extra: { from: number; to: number },
): string {
  const price = packageRecord(slug).prices[size];
  return rangeInUsd({ from: price + extra.from, to: price + extra.to });
}

export function catPriceWords(): string {
  return `Nearly every cat is ${packagePrice('cat-grooming')}. A cat over 20 lbs is ${packagePrice('cat-grooming', 'medium')}.`;
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
