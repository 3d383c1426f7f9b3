import type { z } from 'zod';
import { joinFilled, joinNames, usd } from '../business/format.ts';
import { policy } from '../business/policy.ts';
import { promises } from '../business/promises.ts';
import { requestZone } from '../business/service-zips.ts';
import { expectedFee } from '../business/zone-fact.ts';
import { type DenverTime, formatDay, formatTime, toMinutes } from '../time/denver-time.ts';
import { timeWindows } from '../time/hours.ts';
import { type BookingRow, wholeEstimate } from './request-details.ts';
import type { Camel } from './to-camel.ts';
import type { VisitRow, WishRow, openWish, shownVisit } from './visit-record.ts';

export type VisitTerms = Pick<
  Camel<z.output<typeof shownVisit>>,
  'groomer' | 'travelFee' | 'price'
>;

/** The newest request of an owner for another time; the visit does not change by itself. */
export type OpenWish = Camel<z.output<typeof openWish>>;
export type TimeWish = Pick<OpenWish, 'day' | 'window' | 'words'>;
/** A day and an arrival window of `timeWindows`; without a revision, of the request. */
export type AskedTime = Omit<WishRow, 'words'>;

export type VisitCost = Pick<VisitTerms, 'travelFee' | 'price'> & {
  readonly priceNote?: string;
  readonly estimate: number;
  /** Null or left out: none. */
  readonly credit?: number | null;
  readonly feeNote?: string;
};

type RequestedTime = Pick<BookingRow, 'source' | 'preferred_date' | 'preferred_time'>;

/**
 * What the owner asked for last, by a wish, else by the request. Null for a visit that was agreed by phone or at the door, and
 * where it was canceled since: a time that is confirmed after all answers neither.
 */
export function askedTime(
  wish: AskedTime | null,
  { source, preferred_date: day, preferred_time: window }: RequestedTime,
  visit: Pick<VisitRow, 'canceled_revision'> | null,
): AskedTime | null {
  const canceled = visit?.canceled_revision ?? null;
  if (wish && (wish.revision ?? Infinity) > (canceled ?? -1)) return wish;
  return source === 'operator' || canceled !== null ? null : { day, window };
}

export const saidYes = 'Said yes';
export const notHeard = 'Not heard from yet';

/** Follows the time of a visit on that `day`; '' where it was not moved. */
export function insteadOf(from: DenverTime | null, day: string): string {
  if (!from) return '';
  return `, instead of ${from.day === day ? '' : `${formatDay(from.day)}, `}${formatTime(from.time)}`;
}

/** Whether a visit starts on the day and in the arrival window that the owner asked for. */
export function matchesRequest({ day, time }: DenverTime, asked: AskedTime): boolean {
  const window = timeWindows.find(({ label }) => label === asked.window);
  const start = toMinutes(time);
  return day === asked.day && (!window || (start >= window.start * 60 && start < window.end * 60));
}

export type MovedFrom = z.output<typeof shownVisit>['moved_from'];

/** What the operator may have done before the visit was called a no-show. */
export const triedWords = `called, texted and waited ${policy.waitMinutes} minutes`;

/** What the owner reads when nobody opened; `fee` in USD, 0 without one. No hour: we may have texted that we come later. */
export function nobodyHomeWords(day: string, fee: number, reason: string | null): string {
  const tried = reason === 'waited' ? `. We ${triedWords}.` : ', and nobody was home.';
  const came = `We came on ${formatDay(day, 'long')}${tried}`;
  const cost = fee > 0 ? `A no-show costs ${usd(fee)}.` : 'You owe nothing this time.';
  return `${came} ${cost}`;
}

/** `the $25 fee from Dec 1`, for earlier visits; '' without any. Fees in USD. */
export function feesWords(fees: readonly { day: string; fee: number }[] = []): string {
  const days = fees.map(({ day }) => formatDay(day).split(', ')[1] ?? '');
  const sum = fees.reduce((total, { fee }) => total + fee, 0);
  return sum > 0 ? `the ${usd(sum)} fee${fees.length > 1 ? 's' : ''} from ${joinNames(days)}` : '';
}

export function groomerWords({ groomer }: Pick<VisitTerms, 'groomer'>): string {
  return groomer === '' ? '' : `Your groomer: ${groomer}.`;
}

/** USD, less what a late van takes off; 0 when neither is known. */
export function visitPrice({ price, estimate, credit }: Omit<VisitCost, 'travelFee'>): number {
  return Math.max((price ?? estimate) - (credit ?? 0), 0);
}

/** What a done visit cost in all, in USD; until an amount was noted, what was agreed. */
export function doneCost({ charged, ...cost }: VisitCost & { readonly charged: number | null }) {
  if (charged !== null) return { label: 'Charged', amount: charged };
  const price = visitPrice(cost);
  const label = cost.price === null ? 'Estimate' : 'Price';
  return {
    label: `${label}${cost.travelFee > 0 ? ' in all' : ''}`,
    amount: price > 0 ? price + cost.travelFee : 0,
  };
}

export function travelFeeAmount({ travelFee }: Pick<VisitTerms, 'travelFee'>): string {
  return travelFee === 0 ? 'None' : usd(travelFee);
}

/**
 * What stands without the owner’s yes to more: the price and the travel fee (USD) agreed to last, else told first, in the receipt
 * of a request, too. A price of 0 was not told.
 */
export function toldTerms(request: readonly BookingRow[], visit: VisitRow) {
  const { told: before, travel_fee: fee } = visit;
  const [first] = request;
  const zone = first?.source === 'form' ? requestZone(first) : 'outside';
  const quoted = (zone === 'extended' && expectedFee(first?.zip_code ?? '')) || fee;
  const estimate = wholeEstimate(request);
  // Nobody was told the list price of pets that the operator changed.
  const isListed = !before?.is_of_others;
  const known = before?.price ?? (isListed ? estimate : (visit.price ?? estimate));
  return {
    price: before?.is_agreed || estimate === 0 || !isListed ? known : Math.min(known, estimate),
    travelFee: before?.travel_fee ?? (zone === 'core' ? 0 : quoted),
  };
}

/** `$190 instead of $165 and a $60 travel fee instead of $35`, what waits for the owner’s yes, and by how many USD; else '' and 0. */
export function openTerms(request: readonly BookingRow[], visit: VisitRow) {
  const { price, travel_fee: fee, accepted_at: accepted } = visit;
  const told = toldTerms(request, visit);
  const rise = told.price > 0 && !accepted ? Math.max((price ?? 0) - told.price, 0) : 0;
  const feeRise = accepted ? 0 : Math.max(fee - told.travelFee, 0);
  const words = [
    rise > 0 && `${usd(price ?? 0)} instead of ${usd(told.price)}`,
    feeRise > 0 && `a ${usd(fee)} travel fee instead of ${usd(told.travelFee)}`,
  ];
  return { words: joinFilled(words, ' and '), amount: rise + feeRise, fee: feeRise };
}

export function openPrice(request: readonly BookingRow[], visit: VisitRow): string {
  return openTerms(request, visit).words;
}

/** `instead of $35, if you agree` of a travel fee that rose without the owner’s yes; else ''. */
export function feeNote(
  request: readonly BookingRow[],
  visit: VisitRow,
  hasYes = visit.accepted_at !== null,
): string {
  const { travelFee: told } = toldTerms(request, visit);
  return hasYes || visit.travel_fee <= told ? '' : `instead of ${usd(told)}, if you agree`;
}

/** That the sum may change, or `instead of $165, if you agree` without the owner’s yes; '' where the price is no news. */
export function priceNote(
  request: readonly BookingRow[],
  visit: VisitRow,
  hasYes = visit.accepted_at !== null,
): string {
  const { price, revision } = visit;
  if (price === null) return promises.estimate;
  const { price: told } = toldTerms(request, visit);
  if (hasYes || told === 0 || price === told || (price < told && revision > 1)) return '';
  return `instead of ${usd(told)}${price > told ? ', if you agree' : ''}`;
}

export function priceWords(cost: VisitCost): string {
  const price = visitPrice(cost);
  if (price === 0) return feeWords(cost);
  const sum = cost.price === null ? 'Estimate' : 'Price';
  const about = cost.price === null ? ` ${promises.estimate}` : '';
  const note = cost.price !== null && cost.priceNote ? ` ${cost.priceNote}` : '';
  return `${sum}: ${usd(price)}${note}. ${feeWords(cost)}${about}`;
}

export function feeWords(cost: VisitCost): string {
  const note = cost.feeNote && ` ${cost.feeNote}`;
  const fee =
    cost.travelFee === 0 ? 'No travel fee.' : `Travel fee: ${usd(cost.travelFee)}${note ?? ''}.`;
  return [fee, totalWords(cost)].filter(Boolean).join(' ');
}

export function totalWords(cost: VisitCost): string {
  const price = visitPrice(cost);
  return price > 0 && cost.travelFee > 0 ? `${usd(price + cost.travelFee)} in all.` : '';
}
