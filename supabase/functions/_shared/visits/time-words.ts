import { usd } from '../business/format.ts';
import {
  type DenverTime,
  denverDay,
  formatDay,
  formatTime,
  toMinutes,
} from '../time/denver-time.ts';
import { arrivalMargin, formatHour, visitHours } from '../time/hours.ts';
import { closedWords, isOpenDay } from '../time/open-days.ts';
import { type CancelTerms, awaitsYes } from './cancel-terms.ts';
import type { VisitRow } from './visit-record.ts';
import {
  type AskedTime,
  type MovedFrom,
  type TimeWish,
  insteadOf,
  matchesRequest,
} from './visit-terms.ts';

/** "Around": traffic and the visit before can delay the van. Without a yes to a held time it may not come. */
export function arrivalWords(time: string, isHeld: boolean): string {
  return `${isHeld ? 'If you say yes, we' : 'We'}’ll arrive around ${formatTime(time)}, ${marginWords(time)}.`;
}

/** `give or take 15 minutes`; nobody comes before the first hour, unless the visit begins before it. */
function marginWords(time: string): string {
  const later = toMinutes(time) - visitHours.opens * 60;
  const isFirst = later >= 0 && later < arrivalMargin;
  const limit = isFirst ? `, never before ${formatHour(visitHours.opens, ' ')}` : '';
  return `give or take ${arrivalMargin} minutes${limit}`;
}

/** `10:30 AM instead of 8:30 AM`, with the days where they differ. */
export function moveWords(starts: DenverTime, from: DenverTime): string {
  const name = ({ day, time }: DenverTime) =>
    starts.day === from.day ? formatTime(time) : `${formatDay(day)}, ${formatTime(time)}`;
  return `${name(starts)} instead of ${name(from)}`;
}

/** Undefined at the time asked for. `answeredAt` (ISO 8601) tells an answer that came after the day of the request. */
export function otherTime(starts: DenverTime, asked: AskedTime | null, answeredAt?: string | null) {
  if (!asked || matchesRequest(starts, asked)) return undefined;
  const time = formatTime(starts.time);
  const isSameDay = asked.day === starts.day;
  return {
    when: isSameDay ? formatDay(starts.day) : `around ${time}`,
    title: isSameDay
      ? `${time} instead of ${asked.window}`
      : `${formatDay(starts.day)} instead of ${formatDay(asked.day)}`,
    words: `${refusal(asked, answeredAt)}. We can do ${isSameDay ? time : `${formatDay(starts.day)}, ${time}`}.`,
  };
}

function refusal(asked: AskedTime, answeredAt: string | null | undefined): string {
  const time = `${formatDay(asked.day)}, ${asked.window}`;
  const isLate = !asked.revision && answeredAt && asked.day < denverDay(new Date(answeredAt));
  if (!isOpenDay(asked.day)) return closedWords(asked.day);
  return `We’re sorry, we ${isLate ? 'didn’t answer in time for' : 'can’t come on'} ${time}`;
}

/** Whether the owner asked for another time since they knew the time that a visit was moved from. */
export function answersWish(asked: AskedTime | null, from: MovedFrom): boolean {
  return (asked?.revision ?? 0) >= (from?.revision ?? 0);
}

/** Begins what is said of a held time, which may be another hour of the window that was asked for. */
export function offerWords(
  starts: DenverTime,
  asked: AskedTime | null,
  from: MovedFrom,
  answeredAt?: string | null,
) {
  if (from && !answersWish(asked, from))
    return `We’re sorry, we had to move your visit from ${formatDay(from.day, 'long')}, ${formatTime(from.time)}.`;
  const other = otherTime(starts, asked, answeredAt);
  if (other || !asked) return other?.words;
  return `You asked for another time. We can do ${formatTime(starts.time)}.`;
}

/** Of an owner's request for another time. */
export function unansweredWords({ day, window }: TimeWish, isHeld: boolean): string {
  const stands = isHeld ? 'we hold this time for you, and it costs nothing' : 'this time stands';
  return `You asked for ${formatDay(day)}, ${window}. We haven’t answered yet, and until we do, ${stands}.`;
}

/** Of a price that waits for a yes, too. A reminder asks for its `weekday`. */
export function yesQuestion(isHeld: boolean, asksForPrice: boolean, weekday = ''): string {
  if (asksForPrice)
    return isHeld ? 'Do this time and price work for you?' : 'Does the new total work for you?';
  return weekday ? `Is ${weekday} still good?` : 'Does this time work for you?';
}

export function yesReason(terms: Pick<CancelTerms, 'lateFee'>, asksForPrice: boolean): string {
  if (awaitsYes(terms))
    return 'We’re holding this time for you at no cost. Please say yes, or we may not come.';
  return `The time is yours either way. ${asksForPrice ? 'Without your yes, the total stays as it was. Questions? Call or text us.' : 'A quick yes helps us plan.'}`;
}

/** What to text for a yes to a held time, or to an `openPrice`; '' where neither waits. */
export function yesText(visit: VisitRow, rise: string): string {
  const { status, day, time, late_fee: lateFee, moved_from: from, price, travel_fee: fee } = visit;
  if (!day || !time || status !== 'confirmed') return '';
  const when = `${formatDay(day)}, around ${formatTime(time)}`;
  const all = fee > 0 && price !== null ? `, ${usd(price + fee)} with the travel fee` : '';
  const cost = rise && `${rise}${all}`;
  if (lateFee === 0)
    return `We’re holding ${when}${insteadOf(from, day)}, for you${cost && `, at ${cost}`}. Does that work?`;
  return cost && `Your visit on ${when} would be at ${cost}. Does that work?`;
}
