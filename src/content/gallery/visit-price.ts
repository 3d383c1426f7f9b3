import { quote } from '../services/quote';
import type { Transformation, TransformationStory } from './transformation';
import { addOns } from '@shared/business/add-ons';
import { policy, rangeInUsd } from '@shared/business/policy';

type PricedVisit = Pick<Transformation, 'serviceSlug'> &
  Pick<TransformationStory, 'size' | 'extra' | 'services'>;

/** What a visit like the one in the story costs; a range with a lion cut. */
export function visitPrice({ serviceSlug, size, extra, services }: PricedVisit): string {
  const added = addOns.filter(({ name }) => services.includes(name)).map(({ id }) => id);
  const price = quote({ service: serviceSlug, size, addOns: added });
  const { from, to } = (extra && policy[extra]) ?? { from: 0, to: 0 };
  return rangeInUsd({ from: price + from, to: price + to });
}
