import { type DenverTime, formatDay, formatTime } from '../time/denver-time.ts';
import { type CancelTerms, awaitsYes } from './cancel-terms.ts';
import type { VisitRow } from './visit-record.ts';

export const saidYes = 'Said yes';
export const notHeard = 'Not heard from yet';

/** Of a price that waits for a yes, too. A reminder asks for its `weekday`. */
export function yesQuestion(asksForPrice: boolean, weekday = ''): string {
  if (asksForPrice) return 'Do this time and price work for you?';
  return weekday ? `Is ${weekday} still good?` : 'Does this time work for you?';
}

export function yesReason(terms: Pick<CancelTerms, 'lateFee'>, asksForPrice: boolean): string {
  if (awaitsYes(terms))
    return 'We’re holding this time for you at no cost. Please say yes, or we may not come.';
  return `The time is yours either way. ${asksForPrice ? 'The new price needs your yes.' : 'A quick yes helps us plan.'}`;
}

/** What to text for a yes to a held time, or to a price that rose (of `risenPrice`); '' where neither waits. */
export function yesText(visit: VisitRow, rise: string): string {
  const { status, day, time, late_fee: lateFee, moved_from: from } = visit;
  if (!day || !time || status !== 'confirmed') return '';
  const when = `${formatDay(day)}, around ${formatTime(time)}`;
  if (lateFee === 0)
    return `We’re holding ${when}${insteadOf(from)}, for you${rise && `, at ${rise}`}. Does that work?`;
  return rise && `Your visit on ${when} would be ${rise}. Does that work?`;
}

/** Follows the time of a visit; '' where it was not moved. */
export function insteadOf(from: DenverTime | null): string {
  return from ? `, instead of ${formatDay(from.day)}, ${formatTime(from.time)}` : '';
}
