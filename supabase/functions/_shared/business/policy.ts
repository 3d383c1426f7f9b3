import { usd } from './format.ts';
import { promises } from './promises.ts';

type Range = { readonly from: number; readonly to: number };

type Policy = {
  /** Came with the site: a production build refuses it. */
  readonly isDemonstration?: boolean;
  /** USD on top of the price, by zone of the ZIP; without a range, no amount is named. */
  readonly travelFee: { readonly extended?: Range };
  readonly lionCut?: Range;
  readonly matting?: Range;
  /** Such as `cards, Apple Pay, Venmo or cash`; may be empty. */
  readonly payment: string;
  /** Where to pay online, such as `https://venmo.com/u/NAME`; without one, no page or email offers it. */
  readonly payLink?: string;
  readonly stoppedVisit: string;
  /** What a customer pays who says no once the groomer has seen the coat. */
  readonly refusedVisit: string;
};

/** Days after a visit in which a cut is fixed at no charge. */
export const fixDays = 3;

/** Decisions about money that only the operator can make. An amount that is missing here is named nowhere. */
export const policy: Policy = {
  isDemonstration: true,
  travelFee: { extended: { from: 15, to: 35 } },
  lionCut: { from: 40, to: 60 },
  matting: { from: 20, to: 60 },
  payment: 'cards, Apple Pay, Venmo or cash',
  stoppedVisit: 'If we stop early for your pet’s sake, you pay only for what was done.',
  refusedVisit: 'You owe nothing if you say no at the door.',
};

/** Rules that few pages tell. How a late fee is collected, what moving costs, what a customer can do about a cut, who pays a clinic. */
export const rules = {
  isDemonstration: true,
  lateFeePayment:
    'We’ll add the fee to your next visit. We keep no cards on file, so nothing is charged automatically.',
  moving: 'Moving is free.',
  unhappyCut: `Tell us within ${fixDays} days, and we’ll come back and fix it at no charge. Please look your pet over with us before we leave.`,
  clinicBill:
    'If we caused the injury, we pay the clinic. If your pet falls ill for another reason, the bill is yours. Either way, we get your pet there first.',
};

/** Follows the estimate, whose own words say only that it may change. */
export const priceChange =
  'It changes only if the coat needs more work or the size differs, and only with your OK.';

export function priceChangeWords(): string {
  return `${priceChange}${usuallyAdds('Severe matting', policy.matting)}`;
}

/** ` A lion cut usually adds $40-$60.`; empty without a range. */
export function usuallyAdds(work: string, range: Range | undefined): string {
  return range ? ` ${work} usually adds ${rangeInUsd(range)}.` : '';
}

/** `$40-$60` */
export function rangeInUsd({ from, to }: Range): string {
  return from === to ? usd(from) : `${usd(from)}-${usd(to)}`;
}

/** `travel fee of $15-$35`, for a sentence. */
export function travelFeeName(
  // nothing may be said about a fee where we may not come at all
  zone: 'extended',
  fees = policy.travelFee,
): string {
  const range = fees[zone];
  return range ? `travel fee of ${rangeInUsd(range)}` : 'travel fee';
}

export function travelFeeWords(
  zone: 'extended',
  { zip = '', fees = policy.travelFee } = {},
): string {
  return `Expect a ${travelFeeName(zone, fees)}${zip && ` for ${zip}`}. ${promises.feeIsKnown}`;
}

/** Stands with the price of a visit; undefined without a page that the browser can open safely. */
export function payLink(link = policy.payLink): { label: string; href: string } | undefined {
  return link?.startsWith('https://') ? { label: 'Pay online', href: link } : undefined;
}

export function paymentWords(methods = policy.payment): string {
  return methods
    ? `We take ${methods}. You pay after the visit.`
    : 'You pay after the visit. Tell us how you’d like to pay, and we’ll say if we can take it.';
}
