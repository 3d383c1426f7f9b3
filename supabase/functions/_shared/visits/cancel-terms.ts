import { usd } from '../business/format.ts';
import { lateFee as usualFee, promises } from '../business/promises.ts';
import {
  addDays,
  denverMoment,
  denverTime,
  formatDayAndTime,
  formatTime,
  timeAt,
} from '../time/denver-time.ts';
import { freeCancelHours, phoneHours } from '../time/hours.ts';
import { type ClosedDays, isOpenDay, mostDaysClosed } from '../time/open-days.ts';

/** What the owner was told when the time was set: times in UTC (ISO 8601), the fee in USD. */
export type CancelTerms = {
  readonly startsAt: string;
  readonly freeUntil: string;
  /** 0 as long as the time is held. */
  readonly lateFee: number;
  readonly toldAt?: string;
};

/** A time that the owner did not ask for is held: nothing is owed before their yes, which ends that. */
export function awaitsYes(terms: { readonly lateFee: number | null } | null): boolean {
  return terms?.lateFee === 0;
}

export function cancelWords({ startsAt, freeUntil, lateFee, toldAt = '' }: CancelTerms): string {
  if (awaitsYes({ lateFee })) {
    return `Until you say yes, canceling and no-shows are free. After that, no-shows cost ${usd(usualFee)}. So does canceling in the last ${freeCancelHours} hours, unless you said yes that late. ${promises.sickPet}`;
  }
  const free =
    freeUntil === startsAt
      ? 'Canceling is free until the visit starts; no-shows'
      : `Canceling ${freeUntil < toldAt ? 'was' : 'is'} free until ${formatDayAndTime(new Date(freeUntil))}; later cancellations or no-shows`;
  return `${free} cost ${usd(lateFee)}. ${promises.sickPet}`;
}

/** Why canceling costs the fee: where we set the time late, it is free until the start. A van that is late has not begun then. */
export function lateWhy(
  { startsAt, freeUntil, toldAt = '' }: CancelTerms,
  verb: 'is' | 'is now' | 'was',
) {
  if (freeUntil === startsAt || toldAt > startsAt)
    return `was to start at ${formatTime(denverTime(new Date(startsAt)))}`;
  const hours = Math.round((Date.parse(startsAt) - Date.parse(freeUntil)) / 3_600_000);
  return `${verb} less than ${hours} hours away`;
}

/** Until when a visit of that day can be moved by phone: the evening of the last open day before it. */
export function movableEnd(day: string, closedDays: ClosedDays = []): Date {
  const before = Array.from({ length: mostDaysClosed }, (_, days) => addDays(day, -1 - days));
  const last = before.find((each) => isOpenDay(each, closedDays)) ?? day;
  return denverMoment(last, timeAt(phoneHours.closes * 60));
}
