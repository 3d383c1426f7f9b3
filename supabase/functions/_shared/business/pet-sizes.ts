import { lionCutAlone, policy, usuallyAdds } from './policy.ts';

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
  `${usuallyAdds('A lion cut', policy.lionCut)}${usuallyAdds('Severe matting', policy.matting)}${policy.lionCut && policy.matting ? ` ${lionCutAlone}` : ''}`.trim();

export const usualCatSize = 'Nearly every cat is Small.';
