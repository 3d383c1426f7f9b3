import { type DenverTime, formatDay, formatTime } from '../time/denver-time.ts';
import { type CancelTerms, awaitsYes } from './cancel-terms.ts';

export const saidYes = 'Said yes';
export const notHeard = 'Not heard from yet';

/** `priceNote`: of a price that rose, too. A reminder asks for its `weekday`. */
export function yesQuestion(priceNote: string, weekday = ''): string {
  if (priceNote.endsWith('agree')) return 'Do this time and price work for you?';
  return weekday ? `Is ${weekday} still good?` : 'Does this time work for you?';
}

export function yesReason(terms: Pick<CancelTerms, 'lateFee'>): string {
  return awaitsYes(terms)
    ? 'We’re holding this time for you at no cost. Please say yes, or we may not come.'
    : 'The time is yours either way. A quick yes helps us plan.';
}

export function askForYesWords({ day, time }: DenverTime, from: DenverTime | null): string {
  return `We’re holding ${formatDay(day)}, around ${formatTime(time)}${insteadOf(from)}, for you. Does that work?`;
}

/** Follows the time of a visit; '' where it was not moved. */
export function insteadOf(from: DenverTime | null): string {
  return from ? `, instead of ${formatDay(from.day)}, ${formatTime(from.time)}` : '';
}
