import { usd } from './format.ts';
import { promises } from './promises.ts';

type Range = { readonly from: number; readonly to: number };

type Policy = {
  /** What a visit may cost on top, by how far out its ZIP lies; without a range no amount is named. */
  readonly travelFee: { readonly extended?: Range; readonly ask?: Range };
  /** What a lion cut and severe matting usually add; without a range no amount is named. */
  readonly lionCut?: Range;
  readonly matting?: Range;
  /** Such as `Visa, Mastercard, Apple Pay, Venmo or cash`; empty until somebody decides. */
  readonly payment: string;
  readonly stoppedVisit: string;
};

/** What only the operator can decide about money. What is left out here is claimed nowhere. */
export const policy: Policy = {
  travelFee: {},
  payment: '',
  stoppedVisit: 'If we stop early for your pet’s sake, you pay only for what was done.',
};

/** What a kind of extra work usually adds, such as ` A lion cut usually adds $30-$60.`; empty without a range. */
export function usuallyAdds(work: string, range: Range | undefined): string {
  return range ? ` ${work} usually adds ${rangeInUsd(range)}.` : '';
}

function rangeInUsd({ from, to }: Range): string {
  return `${usd(from)}-${usd(to)}`;
}

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
