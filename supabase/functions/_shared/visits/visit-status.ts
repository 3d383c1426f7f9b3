import { type DenverTime, denverDay, denverMoment } from '../time/denver-time.ts';
import { isWindowOver } from '../time/open-days.ts';
import { awaitsYes } from './cancel-terms.ts';

/** `requested`: not answered yet. */
export type VisitStatus = 'requested' | 'confirmed' | 'declined' | 'canceled' | 'done' | 'no_show';

export const statusWords: Readonly<Record<VisitStatus, string>> = {
  requested: 'New request',
  confirmed: 'Confirmed',
  declined: 'Declined',
  canceled: 'Canceled',
  done: 'Done',
  no_show: 'Nobody home',
};

/** Agreed on, and not taken back. */
export type AgreedStatus = Exclude<VisitStatus, 'requested' | 'declined' | 'canceled'>;

export function isAgreed(status: VisitStatus): status is AgreedStatus {
  return status === 'confirmed' || isOver(status);
}

/** The van came, whether or not somebody was home. */
export function isOver(status: VisitStatus): status is Exclude<AgreedStatus, 'confirmed'> {
  return status === 'done' || isMissed(status);
}

export function isMissed(status: VisitStatus): status is 'no_show' {
  return status === 'no_show';
}

/** A visit that has started can be closed, and no longer be moved by its owner. */
export function hasStarted({ day, time }: DenverTime, now: Date): boolean {
  return denverMoment(day, time) <= now;
}

type OwnersTimes = {
  readonly status: VisitStatus;
  readonly starts: DenverTime | null;
  readonly preferred: Readonly<Record<'day' | 'window', string>>;
  readonly canceling: Parameters<typeof awaitsYes>[0];
  readonly answerBy: string;
};

/** `ended` also once a request’s window is over and our answer late, a held time has come, or an agreed day is past. */
export function phaseOf(
  { status, starts, preferred: { day, window }, canceling, answerBy }: OwnersTimes,
  now: Date,
): 'waiting' | 'upcoming' | 'begun' | 'ended' {
  if (status === 'requested')
    return isWindowOver(day, window, now) && now > new Date(answerBy) ? 'ended' : 'waiting';
  if (status !== 'confirmed' || !starts) return 'ended';
  if (!hasStarted(starts, now)) return 'upcoming';
  return awaitsYes(canceling) || starts.day < denverDay(now) ? 'ended' : 'begun';
}

/** `booked`: the owner comes back already, so it is not sent. */
export type ReturnEmail = 'on' | 'ended' | 'booked';

/** What became of the emails to an owner. `failed`: the newest one was given up; `delayed`: it is tried again. */
export type MailProblem = 'bounced' | 'delayed' | 'complained' | 'failed';

/** Presses of the operator that can be undone for a day; Undo of the others ends once their email leaves. */
const undoneForADay = ['spam', 'accept', 'waive', 'done', 'no_show'];

export function isUndoneForADay(action: string): boolean {
  return undoneForADay.includes(action);
}

/** Each is about a field of the operator's answer. */
export const fieldRefusalCodes = [
  'in_past',
  'too_far',
  'closed_day',
  'closed_hour',
  'bad_minutes',
  'bad_fee',
  'bad_price',
  'taken',
] as const;

const askRefusalCodes = ['not_allowed', 'too_late_to_ask', 'too_many_wishes'] as const;

export const visitRefusalCodes = [
  'stale',
  // A move to what is agreed already.
  'unchanged',
  // The same press with other content changed the visit before.
  'changed_since',
  // A value that the tables refuse.
  'bad_details',
  ...fieldRefusalCodes,
  'late_fee',
  // The visit has a fee, which another time would drop.
  'fee_owed',
  'too_early',
  'too_late_to_undo',
  'bad_window',
  ...askRefusalCodes,
] as const;

export const linkRefusalCodes = [
  'unknown_link',
  'link_ended',
  // The key is right, but this device lacks the operator's key.
  'operator_key_required',
  'wrong_operator_key',
  // The site is public and has no operator's key yet, so nobody opens the operator's pages.
  'operator_key_missing',
  // Too many wrong keys from this network; a right one still opens.
  'too_many',
] as const;

/** The answer also holds the present state. */
export type VisitRefusal = (typeof visitRefusalCodes)[number];

export type AskRefusal = (typeof askRefusalCodes)[number];

export type LinkRefusal = (typeof linkRefusalCodes)[number];
