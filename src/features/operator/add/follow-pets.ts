import { readAmount, toTyped } from '../terms/answer-terms';
import { type AddValues, addedEstimate, addedMinutes, pricedPets } from './add-values';
import { visitRange } from '@shared/visits/visit-state';

type Typed = Pick<AddValues, 'minutes' | 'price' | 'hold'>;

type Amounts = Pick<Typed, 'minutes' | 'price'>;

type Counted = ReturnType<typeof countPets>;

/** Usual minutes and estimate (USD; 0 while unknown) of these pets; `priced` differs with them. */
export function countPets(values: Pick<AddValues, 'pets'>) {
  const priced = JSON.stringify(pricedPets(values));
  const each = values.pets.map((pet) => addedEstimate({ pets: [pet] }));
  return { priced, usual: addedMinutes(values), estimate: addedEstimate(values), each };
}

type Followed = {
  /** Minutes as agreed for the first pets, which bring `shown` back; price as typed for the pets at that time. */
  readonly agreed: Amounts & Counted & { readonly shown?: string };
  /** What the fields were set to for these pets. Other values are typed. */
  readonly set: Amounts & Counted;
};

/** `first` is what stood before anything was typed; its price waits for a yes where another `agreedPrice` is given. */
export function startFollowing(
  { minutes, price, ...values }: AddValues,
  first: AddValues = { minutes, price, ...values },
  agreedPrice = first.price,
): Followed {
  const agreed = { minutes: first.minutes, price: agreedPrice, shown: first.price };
  return {
    agreed: { ...agreed, ...countPets(first) },
    set: { minutes, price, ...countPets(values) },
  };
}

/**
 * Changes minutes and price when pets or services change, by the difference of the usual length and of the estimate.
 * Typed minutes stay; a typed price stays until the next such change; one that `isAgreed` is never emptied. Undefined if
 * pets and services are the same.
 */
export function follow({ agreed, set }: Followed, typed: Typed, pets: Counted, isAgreed = false) {
  if (pets.priced === set.priced) return undefined;
  const { priced, estimate, each } = set;
  const isPriceTyped = typed.price !== set.price;
  const { price } = typed;
  const known = isPriceTyped ? { ...agreed, priced, estimate, each, price, shown: price } : agreed;
  // Keeps the length, because the time after a hold may be taken.
  const keepsMinutes = typed.hold !== '' || typed.minutes !== set.minutes;
  const next = keepsMinutes ? set.minutes : minutesFor(pets, agreed);
  return {
    agreed: known,
    set: { ...pets, minutes: next, price: priceFor(pets, known, isAgreed) },
    minutes: keepsMinutes ? typed.minutes : next,
  };
}

function minutesFor({ usual }: Counted, agreed: Followed['agreed']): number {
  if (agreed.minutes === 0) return usual;
  // Else a groom that was agreed an hour short would leave 15 minutes for a bath.
  const fewest = Math.min(agreed.minutes, usual);
  return Math.min(Math.max(agreed.minutes + usual - agreed.usual, fewest), visitRange.mostMinutes);
}

/** '' stands for an unknown price. */
function priceFor(
  { priced, estimate, each }: Counted,
  agreed: Followed['agreed'],
  isAgreed: boolean,
): string {
  if (priced === agreed.priced) return agreed.shown ?? agreed.price;
  const price = readAmount(agreed.price);
  if (isAgreed && price && (estimate === 0 || agreed.estimate === 0)) {
    const added = each.slice(agreed.each.length).reduce((sum, one) => sum + one, 0);
    return toTyped(price + added);
  }
  if (estimate === 0) return '';
  // Without both, there is nothing that the estimate has changed by.
  if (!price || agreed.estimate === 0) return String(estimate);
  const rest = price + estimate - agreed.estimate;
  // Less may have been agreed for all of them: a pet that goes takes no more than leaves the others their list price.
  const changed =
    each.length < agreed.each.length ? Math.max(rest, Math.min(estimate, price)) : rest;
  return toTyped(changed > 0 ? changed : estimate);
}
