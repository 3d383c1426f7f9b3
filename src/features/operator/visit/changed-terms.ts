import { type AddValues, type AddedRequest, pricedPets, toAddedVisit } from '../add/add-values';
import { readAmount } from '../terms/answer-terms';
import type { AddedVisit } from '@shared/visits/visit-actions';
import type { OperatorVisit } from '@shared/visits/visit-state';

/** A price that the owner knows as an estimate stays one, until it or what it is for is changed. */
export function changedTerms(request: AddedRequest, visit: OperatorVisit, before: AddValues) {
  const { price, pets } = toAddedVisit(request);
  if (visit.price !== null) return { price: readAmount(request.price) || null, pets };
  const isEstimate = request.price === before.price && arePricedAlike(request, before);
  return isEstimate ? { price: null, pets: withEstimate(pets, visit.estimate) } : { price, pets };
}

export function arePricedAlike(
  one: Pick<AddValues, 'pets'>,
  other: Pick<AddValues, 'pets'>,
): boolean {
  return JSON.stringify(pricedPets(one)) === JSON.stringify(pricedPets(other));
}

/** What the owner was told stays an estimate of the same amount, whatever the list says by now. */
function withEstimate(rows: AddedVisit['pets'], estimate: number): AddedVisit['pets'] {
  const listed = rows.reduce((sum, row) => sum + Number(row['estimated_price']), 0);
  if (estimate === 0 || listed === estimate) return rows;
  const share = Math.floor(estimate / rows.length);
  const first = estimate - share * (rows.length - 1);
  return rows.map((row, index) => ({ ...row, estimated_price: index === 0 ? first : share }));
}
