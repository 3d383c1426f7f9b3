import { quote } from '../services/quote';
import type { Transformation, TransformationStory } from './transformation';
import { homeAreas } from '@/content/locations/home-areas';
import { feeRange } from '@/content/locations/zips-by-zone';
import { policy, rangeInUsd } from '@shared/business/policy';
import { addOns } from '@shared/business/prices';
import { serviceZone } from '@shared/business/service-zips';

type PricedVisit = Pick<Transformation, 'serviceSlug'> &
  Pick<TransformationStory, 'size' | 'extra' | 'services'>;

/** The price of a visit like the one in the story; a lion cut makes it a range. */
export function storyPrice({ serviceSlug, size, extra, services }: PricedVisit): string {
  const added = addOns.filter(({ name }) => services.includes(name)).map(({ id }) => id);
  const price = quote({ service: serviceSlug, size, addOns: added });
  const { from, to } = (extra && policy[extra]) ?? { from: 0, to: 0 };
  return rangeInUsd({ from: price + from, to: price + to });
}

/** Names the travel fee of the area's ZIPs; '' without an area or a fee. */
export function visitFee({ locationSlug }: Pick<Transformation, 'locationSlug'>): string {
  const { name = '', zips = [] } = homeAreas.find(({ slug }) => slug === locationSlug) ?? {};
  const paid = zips.filter((zip) => serviceZone(zip) !== 'core');
  if (paid.length === 0) return '';
  const fee = `plus a ${feeRange(zips)}`;
  return paid.length === zips.length ? fee : `${fee} in parts of ${name}`;
}
