import { formatDay, formatTime, toMinutes } from './denver-time.ts';
import { usd } from './format.ts';
import { timeWindows } from './hours.ts';
import { promises } from './promises.ts';
import type { AskedTime, DenverTime, VisitTerms } from './visit-state.ts';

export type VisitCost = Pick<VisitTerms, 'travelFee' | 'price'> & { readonly estimate: number };

/** "Around": traffic and the visit before can delay the van. */
export function arrivalWords(time: string): string {
  return `We’ll arrive around ${formatTime(time)}, give or take half an hour.`;
}

/** Whether a visit starts on the day and in the arrival window that the owner asked for. */
export function matchesRequest({ day, time }: DenverTime, asked: AskedTime): boolean {
  const window = timeWindows.find(({ label }) => label === asked.window);
  const start = toMinutes(time);
  return day === asked.day && (!window || (start >= window.start * 60 && start < window.end * 60));
}

/** For an owner whose time is not the one requested; '' when it is. */
export function otherTimeWords(starts: DenverTime, asked: AskedTime): string {
  if (matchesRequest(starts, asked)) return '';
  return `You asked for ${formatDay(asked.day)}, ${asked.window}, so please check that this time suits you, and let us know if it doesn’t.`;
}

export function groomerWords({ groomer }: Pick<VisitTerms, 'groomer'>): string {
  return groomer === '' ? '' : `Your groomer: ${groomer}.`;
}

/** USD; 0 when neither is known. */
export function visitPrice({ price, estimate }: Pick<VisitCost, 'price' | 'estimate'>): number {
  return price ?? estimate;
}

export function travelFeeAmount({ travelFee }: Pick<VisitTerms, 'travelFee'>): string {
  return travelFee === 0 ? 'None' : usd(travelFee);
}

export function priceWords(cost: VisitCost): string {
  const price = visitPrice(cost);
  const fee = cost.travelFee === 0 ? 'No travel fee.' : `Travel fee: ${usd(cost.travelFee)}.`;
  if (price === 0) return fee;
  const lines = [`Estimate: ${usd(price)}.`, fee, totalWords(cost), promises.estimate];
  return lines.filter(Boolean).join(' ');
}

export function totalWords(cost: VisitCost): string {
  const price = visitPrice(cost);
  return price > 0 && cost.travelFee > 0 ? `About ${usd(price + cost.travelFee)} in all.` : '';
}
