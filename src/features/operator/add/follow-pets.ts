import { readAmount } from '../terms/answer-terms';
import { type AddValues, addedEstimate, addedMinutes, pricedPets } from './add-values';
import { visitRange } from '@shared/visits/visit-state';

type Typed = Pick<AddValues, 'minutes' | 'price' | 'hold'>;

type Amounts = Pick<Typed, 'minutes' | 'price'>;

type Counted = ReturnType<typeof countPets>;

/** Usual minutes and estimate (USD; 0 while unknown) of these pets; `priced` differs with them. */
export function countPets(values: Pick<AddValues, 'pets'>) {
  const priced = JSON.stringify(pricedPets(values));
  return { priced, usual: addedMinutes(values), estimate: addedEstimate(values) };
}

type Followed = {
  /** Minutes as agreed for the first pets; price as typed for the pets at that time. */
  readonly agreed: Amounts & Counted;
  /** What the fields were set to for these pets. Other values are typed. */
  readonly set: Amounts & Counted;
};

export function startFollowing(values: AddValues): Followed {
  const { minutes, price } = values;
  const first = { minutes, price, ...countPets(values) };
  return { agreed: first, set: first };
}

/**
 * Other pets or services change minutes and price by as much as the usual length and the estimate. Minutes that the operator
 * typed stay; a typed price stays until the next such change. Undefined when nothing about them changed.
 */
export function follow({ agreed, set }: Followed, typed: Typed, pets: Counted) {
  if (pets.priced === set.priced) return undefined;
  const { priced, estimate } = set;
  const isPriceTyped = typed.price !== set.price;
  const known = isPriceTyped ? { ...agreed, priced, estimate, price: typed.price } : agreed;
  // Keeps the length, because the time after a hold may be taken.
  const keepsMinutes = typed.hold !== '' || typed.minutes !== set.minutes;
  const next = keepsMinutes ? set.minutes : minutesFor(pets, agreed);
  return {
    agreed: known,
    set: { ...pets, minutes: next, price: priceFor(pets, known) },
    minutes: keepsMinutes ? typed.minutes : next,
  };
}

function minutesFor({ usual }: Counted, agreed: Followed['agreed']): number {
  if (agreed.minutes === 0) return usual;
  const { fewestMinutes, mostMinutes } = visitRange;
  const minutes = agreed.minutes + usual - agreed.usual;
  return Math.min(Math.max(minutes, fewestMinutes), mostMinutes);
}

/** '' stands for an unknown price. */
function priceFor({ priced, estimate }: Counted, agreed: Followed['agreed']): string {
  if (priced === agreed.priced) return agreed.price;
  if (estimate === 0) return '';
  const price = readAmount(agreed.price);
  // Without both, there is nothing that the estimate has changed by.
  if (!price || agreed.estimate === 0) return String(estimate);
  const cents = Math.round((price + estimate - agreed.estimate) * 100);
  return String(cents > 0 ? cents / 100 : estimate);
}
