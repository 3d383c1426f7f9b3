import { manyLines } from '../http/safe-text.ts';
import type { CancelTerms } from './cancel-terms.ts';
import type { BookingRow } from './request-details.ts';
import type { VisitRecord } from './visit-record.ts';
import { requestedTime } from './visit-terms.ts';

/** What owner and operator see alike. */
export function toState({ visit, revision, wish, asked, history }: VisitRecord, first: BookingRow) {
  return {
    reference: first.reference,
    status: visit?.status ?? ('requested' as const),
    /** Rises with each change, from 0. A change names the revision it was made on. */
    revision,
    /** Null without an appointment. */
    starts: visit?.day && visit.time ? { day: visit.day, time: visit.time } : null,
    minutes: visit?.minutes ?? null,
    /** The owner said yes to this time. Without a yes the visit stands all the same. */
    hasAccepted: visit !== null && visit.accepted_at !== null,
    groomer: visit?.groomer ?? '',
    /** Whole USD, for the drive. */
    travelFee: visit?.travel_fee ?? 0,
    /** USD; null: the estimate stands. */
    price: visit?.price ?? null,
    note: visit?.note ?? '',
    /** A key of `endReasons`; null: the operator's own words, or not ended by the operator. */
    reason: visit?.reason ?? null,
    groomerWords: manyLines(visit?.groomer_words ?? ''),
    /** USD for a done visit, fees included and no tip; null: not noted. */
    charged: visit?.charged ?? null,
    /** The open wish; null once the visit has changed. */
    wish: wish && {
      day: wish.day,
      window: wish.window,
      words: manyLines(wish.words),
      askedAt: wish.asked_at,
      number: wish.number,
    },
    /** The owner's newest wish that was not declined. */
    asked: asked ?? requestedTime(first),
    canceledBy: visit?.canceled_by ?? null,
    wasLate: visit?.was_late ?? false,
    /** USD that the owner was told their no-show or late cancellation costs; 0: nothing. */
    fee: visit?.fee ?? 0,
    answeredAt: visit?.answered_at ?? null,
    changedAt: visit?.changed_at ?? null,
    /** The last press; null before any. */
    lastChange: history.at(-1)?.id ?? null,
    /** What the owner was told about canceling; null without an appointment. */
    canceling: toCanceling(visit),
  };
}

function toCanceling(visit: VisitRecord['visit']): CancelTerms | null {
  const { starts_at: startsAt, free_until: freeUntil, late_fee: lateFee } = visit ?? {};
  return startsAt && freeUntil && lateFee !== undefined && lateFee !== null
    ? { startsAt, freeUntil, lateFee }
    : null;
}
