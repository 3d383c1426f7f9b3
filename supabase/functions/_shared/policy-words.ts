import { policy, rangeInUsd } from './policy.ts';
import { promises } from './promises.ts';

/** Why a late request may be moved forward: the database takes no visit that ends after closing. */
export const latestFinish = 'Visits finish by 6 PM, so a late request may get an earlier start.';

/** That a travel fee may apply in a zone, with its range once there is one. */
export function travelFeeWords(zone: 'extended' | 'ask', fees = policy.travelFee): string {
  const range = fees[zone];
  const amount = range ? ` of ${rangeInUsd(range)}` : '';
  return `A travel fee${amount} may apply. ${promises.feeIsKnown}`;
}

/** How owners pay, or whom to ask as long as nobody has decided. */
export function paymentWords(methods = policy.payment): string {
  return methods
    ? `You pay after the visit: ${methods}.`
    : 'You pay after the visit. Ask us about cards and apps when we call.';
}
