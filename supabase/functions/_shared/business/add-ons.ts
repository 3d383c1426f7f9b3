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
