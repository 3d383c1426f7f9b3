import { type DenverTime, formatDay, formatMoment, formatTime } from '@shared/time/denver-time';
import type { OperatorVisit } from '@shared/visits/visit-state';

export function visitHeading(visit: OperatorVisit): string {
  const { status, starts, canceledBy, wasLate, fee, isSpam, canceling } = visit;
  if (isSpam) return 'Marked as spam';
  switch (status) {
    case 'requested':
      return 'New request';
    case 'confirmed':
      return starts ? formatStart(starts) : 'Confirmed';
    case 'declined':
      return 'Declined';
    case 'canceled':
      if (canceledBy !== 'owner') return 'Canceled by us';
      return wasLate
        ? `Canceled late by the customer, $${canceling?.lateFee ?? 0} applies`
        : 'Canceled by the customer';
    case 'done':
      return 'Done';
    case 'no_show':
      return fee > 0 ? `Nobody home, $${fee} applies` : 'Nobody home';
  }
}

/** `Tue, Nov 24, 9:30 AM` */
export function formatStart({ day, time }: DenverTime): string {
  return `${formatDay(day)}, ${formatTime(time)}`;
}

/** The last change and its time: `confirmed at 9:12 AM`. */
export function lastChange(visit: OperatorVisit, now: Date): string {
  const { status, revision, changedAt, sentAt } = visit;
  const word = status === 'confirmed' && revision > 1 ? 'changed' : statusWord(status);
  return changedAt
    ? `${word} ${formatMoment(new Date(changedAt), now)}`
    : `sent ${formatMoment(new Date(sentAt), now)}`;
}

function statusWord(status: OperatorVisit['status']): string {
  return status === 'no_show' ? 'marked nobody home' : status;
}

/** Of a visit that did not take place. */
export const unheldWords: Partial<Record<OperatorVisit['status'], string>> = {
  canceled: 'canceled',
  no_show: 'nobody home',
};

export const nothingSentWords = 'Nothing was sent from here.';

/** Shown when another device changed the visit first. */
export function changedElsewhereMessage(change: string): string {
  return `Someone else answered first: already ${change}. ${nothingSentWords}`;
}
