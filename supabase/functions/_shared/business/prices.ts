import { lionCutAlone, mattingAdds, policy, usuallyAdds } from './policy.ts';

export const petSizes = [
  { id: 'small', label: 'Small', weight: 'under 20 lbs' },
  { id: 'medium', label: 'Medium', weight: '20-50 lbs' },
  { id: 'large', label: 'Large', weight: '50-80 lbs' },
  { id: 'xlarge', label: 'X-Large', weight: '80+ lbs' },
] as const;

export type PetSize = (typeof petSizes)[number]['id'];

/** US dollars. */
export type SizePrices = Readonly<Record<PetSize, number>>;

export function findPetSize(id: string | null | undefined) {
  return petSizes.find((size) => size.id === id);
}

export function lowestPrice(prices: SizePrices): number {
  return Math.min(...Object.values(prices));
}

export function highestPrice(prices: SizePrices): number {
  return Math.max(...Object.values(prices));
}

export const catExtras =
  `${usuallyAdds('A lion cut', policy.lionCut)}${mattingAdds}${lionCutAlone}`.trim();

/** Senior Pet Comfort is a brush-out, with no mats removed. */
export const seniorCatMats = 'A senior cat with mats needs Cat Grooming.';

export const usualCatSize = 'Nearly every cat is Small.';

/** Prices in USD. */
export const addOns = [
  { id: 'nail-grinding', name: 'Nail Grinding', price: 10 },
  { id: 'teeth-brushing', name: 'Teeth Brushing', price: 15 },
  { id: 'deshedding', name: 'De-shedding Treatment', price: 20 },
  { id: 'flea-treatment', name: 'Flea Treatment', price: 25 },
] as const;

/** USD; without a bath, as a Custom Service. */
export const nailTrimPrice = 20;

export type AddOnId = (typeof addOns)[number]['id'];

/** Known add-ons, in list order. */
export function findAddOns(ids: readonly string[]) {
  return addOns.filter(({ id }) => ids.includes(id));
}

/** USD. */
export function addOnPrice(id: AddOnId): number {
  return addOns.find((addOn) => addOn.id === id)?.price ?? 0;
}
