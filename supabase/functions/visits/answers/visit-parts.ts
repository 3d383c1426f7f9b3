import { manyLines } from '../../_shared/http/safe-text.ts';
import type { CancelTerms } from '../../_shared/visits/cancel-terms.ts';
import type { BookingRow } from '../../_shared/visits/request-details.ts';
import { requestedTime } from '../../_shared/visits/visit-terms.ts';
import type { VisitRecord } from './visit-record.ts';

/** What owner and operator see alike. */
export function toState({ visit, revision, wish, asked, history }: VisitRecord, first: BookingRow) {
  return {
    reference: first.reference,
    status: visit?.status ?? 'requested',
    revision,
    starts: visit?.day && visit.time ? { day: visit.day, time: visit.time } : null,
    minutes: visit?.minutes ?? null,
    hasAccepted: visit !== null && visit.accepted_at !== null,
    groomer: visit?.groomer ?? '',
    travelFee: visit?.travel_fee ?? 0,
    price: visit?.price ?? null,
    note: visit?.note ?? '',
    reason: visit?.reason ?? null,
    groomerWords: manyLines(visit?.groomer_words ?? ''),
    charged: visit?.charged ?? null,
    wish: wish && {
      day: wish.day,
      window: wish.window,
      words: manyLines(wish.words),
      askedAt: wish.asked_at,
      number: wish.number,
    },
    asked: asked ?? requestedTime(first),
    canceledBy: visit?.canceled_by ?? null,
    wasLate: visit?.was_late ?? false,
    fee: visit?.fee ?? 0,
    answeredAt: visit?.answered_at ?? null,
    changedAt: visit?.changed_at ?? null,
    lastChange: history.at(-1)?.id ?? null,
    canceling: toCanceling(visit),
  } as const;
}

function toCanceling(visit: VisitRecord['visit']): CancelTerms | null {
  const { starts_at: startsAt, free_until: freeUntil, late_fee: lateFee } = visit ?? {};
  return startsAt && freeUntil && lateFee !== undefined && lateFee !== null
    ? { startsAt, freeUntil, lateFee }
    : null;
}
