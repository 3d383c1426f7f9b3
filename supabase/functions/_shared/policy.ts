import { usd } from './format.ts';
import { promises } from './promises.ts';

type Range = { readonly from: number; readonly to: number };

type Policy = {
  /** USD on top of the price, by zone of the ZIP; without a range, no amount is named. */
  readonly travelFee: { readonly extended?: Range; readonly ask?: Range };
  readonly lionCut?: Range;
  readonly matting?: Range;
  /** Such as `Visa, Mastercard, Apple Pay, Venmo or cash`; may be empty. */
  readonly payment: string;
  readonly stoppedVisit: string;
};

/** Decisions about money that only the operator can make. Anything missing here is not claimed anywhere. */
export const policy: Policy = {
  travelFee: {},
  payment: '',
  stoppedVisit: 'If we stop early for your pet’s sake, you pay only for what was done.',
};

/** ` A lion cut usually adds $30-$60.`; empty without a range. */
export function usuallyAdds(work: string, range: Range | undefined): string {
  return range ? ` ${work} usually adds ${rangeInUsd(range)}.` : '';
}

function rangeInUsd({ from, to }: Range): string {
  return `${usd(from)}-${usd(to)}`;
}

export function travelFeeWords(
  zone: 'extended' | 'ask',
  { zip = '', fees = policy.travelFee } = {},
): string {
  const range = fees[zone];
  const amount = range ? ` of ${rangeInUsd(range)}` : '';
  return `A travel fee${amount} may apply${zip && ` for ${zip}`}. ${promises.feeIsKnown}`;
}

export function paymentWords(methods = policy.payment): string {
  return methods
    ? `You pay after the visit: ${methods}.`
    : 'You pay after the visit. Ask us about cards and apps when we call.';
}
