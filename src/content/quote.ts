import { services } from './services';
import { type AddOnId, findAddOns } from '@shared/add-ons';
import type { PetSize } from '@shared/pet-sizes';

export type QuoteChoice = {
  /** Slug such as `full-groom`. */
  readonly service: string | undefined;
  readonly size: PetSize | undefined;
  readonly addOns: readonly AddOnId[];
};

/** USD; 0 until both a known package and a size are chosen (specification, section 5). */
export function quote({ service, size, addOns }: QuoteChoice): number {
  const prices = services.find(({ slug }) => slug === service)?.prices;
  if (!prices || !size) return 0;
  return findAddOns(addOns).reduce((total, { price }) => total + price, prices[size]);
}
