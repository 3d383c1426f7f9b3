import { services } from '.';
import { type AddOnId, type PetSize, findAddOns, findPetSize } from '@shared/business/prices';

export type QuoteChoice = {
  /** Slug such as `full-groom`. */
  readonly service: string | undefined;
  readonly size: PetSize | undefined;
  readonly addOns: readonly AddOnId[];
};

/** The values of a form, which may be any text. */
type TypedChoice = {
  readonly service: string | undefined;
  readonly size: string | undefined;
  readonly addOns: readonly string[];
};

/** USD; 0 until both a known package and a size are chosen (specification, section 5). */
export function quote({ service, size, addOns }: TypedChoice): number {
  const prices = services.find(({ slug }) => slug === service)?.prices;
  const petSize = findPetSize(size);
  if (!prices || !petSize) return 0;
  return findAddOns(addOns).reduce((total, { price }) => total + price, prices[petSize.id]);
}
