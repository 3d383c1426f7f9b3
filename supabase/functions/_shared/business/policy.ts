import { driveMinutes } from '../time/hours.ts';
import { usd } from './format.ts';
import { promises } from './promises.ts';
import { usualDrive } from './service-zips.ts';

type Range = { readonly from: number; readonly to: number };

type Policy = {
  /** True of the amounts that came with the site: a production build refuses them. */
  readonly isDemonstration?: boolean;
  /** USD on top of the price, by the ZIP's zone. Without a range, no amount is named. */
  readonly travelFee: { readonly extended?: Range };
  readonly lionCut?: Range;
  readonly matting?: Range;
  /** Such as `cards, Apple Pay, Venmo or cash`; may be empty. */
  readonly payment: string;
  /** Where to pay online, such as `https://venmo.com/u/NAME`; without one, no page or email offers it. */
  readonly payLink?: string;
  readonly stoppedVisit: string;
  /** A customer pays it who says no once the groomer has seen the coat. */
  readonly refusedVisit: string;
  /** USD off a visit to which we come more than `minutes` late. */
  readonly lateArrival: { readonly minutes: number; readonly off: number };
  /** Minutes at a closed door before a visit is a no-show. */
  readonly waitMinutes: number;
  /** In °F: on a colder day we move the visit. */
  readonly tooCold: number;
  readonly vanHeight: string;
  /** USD for the treatment on top of a bath. */
  readonly skunk: Range;
};

/** Days after a visit in which a cut is fixed at no charge. */
export const fixDays = 3;

/** USD by the minutes of an address's usual drive from central Denver: traffic of the day changes nothing. */
export const travelFeeSteps = [
  { upTo: 30, fee: 15 },
  { upTo: 35, fee: 25 },
  { upTo: driveMinutes.most, fee: 35 },
] as const;

const longDrive = `${driveMinutes.free + 1}-${driveMinutes.most}`;

/** Decisions about money that only the operator can make. An amount that is missing here is named nowhere. */
export const policy: Policy = {
  isDemonstration: true,
  travelFee: { extended: { from: travelFeeSteps[0].fee, to: travelFeeSteps[2].fee } },
  lionCut: { from: 40, to: 60 },
  matting: { from: 20, to: 60 },
  payment: 'cards, Apple Pay, Venmo or cash',
  stoppedVisit:
    'If your pet has had enough and we stop, you pay for what we did and any travel fee.',
  refusedVisit: 'You can say no to a new price at the door, and owe nothing.',
  lateArrival: { minutes: 30, off: 15 },
  waitMinutes: 15,
  tooCold: 0,
  vanHeight: '9 feet 6 inches',
  skunk: { from: 30, to: 60 },
};

/** Pages beside the FAQ tell these; `our-rules.ts` has the others. */
export const rules = {
  isDemonstration: true,
  lateFeePayment: 'We add the fee to your next visit. Nothing is charged automatically.',
  nearestVet: 'If we can’t reach you, we take your pet to the nearest vet.',
  secondVisit:
    'If you say yes to a second visit, you pay for the work that’s left, never more than the package, and any travel fee.',
  clinicBill:
    'We stay with your pet until you’re there. If the clinic’s vet says we caused the injury, we pay. If not, you pay the clinic.',
  standingVisit:
    'Often, yes. Ask your groomer at the door, and we’ll book your next visit for the same hour if it’s free.',
  sickPet: 'We move or cancel the visit for free, even at the last minute.',
};

/** `policy.stoppedVisit` after a sentence that says that we stop. */
export const paidForDone = 'You pay for what we did and any travel fee.';

export const lionCutAlone = policy.lionCut ? ' With a lion cut, mats cost nothing extra.' : '';

/** Stands without `promises.estimate`, which names the same reasons. */
export const priceChange =
  'The price rises only for more work or another size, and only if you agree.';

export const mattingAdds = usuallyAdds('Severe matting', policy.matting);
export const estimateNote = `${promises.estimate} We ask before any change.`;

/** ` A lion cut usually adds $40-$60.`; empty without a range. */
export function usuallyAdds(work: string, range: Range | undefined): string {
  return range ? ` ${work} usually adds ${rangeInUsd(range)}.` : '';
}

/** `$40-$60` */
export function rangeInUsd({ from, to }: Range): string {
  return from === to ? usd(from) : `${usd(from)}-${usd(to)}`;
}

/** `travel fee of $15-$25` for usual drives of `26-35` minutes; without one, all that a fee can be. */
export function travelFeeName(drive = longDrive, fees = policy.travelFee): string {
  if (!fees.extended) return 'travel fee';
  const [from = 0, to = 0] = drive.split('-').map((minutes) => stepFee(Number(minutes)));
  return `travel fee of ${rangeInUsd({ from, to })}`;
}

/** `plus $15 travel`; '' where none is expected, or the ZIP is unknown. */
export function plusTravel(zip: string): string {
  const drive = usualDrive(zip);
  return drive ? `plus ${travelFeeName(drive).replace(/(.*) fee of (.*)/, '$2 $1')}` : '';
}

function stepFee(minutes: number): number {
  return (travelFeeSteps.find(({ upTo }) => minutes <= upTo) ?? travelFeeSteps[2]).fee;
}

/** Call it only for a ZIP where we may come. */
export function travelFeeWords({ zip = '', fees = policy.travelFee } = {}): string {
  const words = `Expect a ${travelFeeName(usualDrive(zip), fees)}${zip && ` for ${zip}`}.`;
  return zip && fees.extended ? words : `${words} ${promises.feeIsKnown}`;
}

/** The link stands with the price of a visit; undefined without a page that the browser can open safely. */
export function payLink(link = policy.payLink): { label: string; href: string } | undefined {
  return link?.startsWith('https://') ? { label: 'Pay online', href: link } : undefined;
}

export function paymentWords(methods = policy.payment): string {
  return methods
    ? `We take ${methods}. You pay after the visit.`
    : 'You pay after the visit. Tell us how you’d like to pay, and we’ll say if we can take it.';
}
