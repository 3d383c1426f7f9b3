import type { CancelTerms } from '../../../_shared/visits/cancel-terms.ts';
import type { VisitRow } from '../../../_shared/visits/visit-record.ts';
import { type AskedTime, requestedTime } from '../../../_shared/visits/visit-terms.ts';
import type { VisitEmailInput } from '../visit-email.ts';

type OfTime =
  | 'starts_at'
  | 'day'
  | 'time'
  | 'minutes'
  | 'time_set_at'
  | 'free_until'
  | 'late_fee'
  | 'changed_at';

export type Appointment = VisitRow & {
  readonly [Column in OfTime]: NonNullable<VisitRow[Column]>;
};

/** True also for a canceled visit that had a time, which has all of its facts. */
export function isAppointment(visit: VisitRow): visit is Appointment {
  return visit.starts_at !== null && visit.changed_at !== null;
}

/** What the owner was told about canceling. */
export function toCancelTerms({ starts_at, free_until, late_fee }: Appointment): CancelTerms {
  return { startsAt: starts_at, freeUntil: free_until, lateFee: late_fee };
}

/** The day and window that the owner asked for last; null if they never did. */
export function askedTime({
  pets: [first],
  wish,
}: Pick<VisitEmailInput, 'pets' | 'wish'>): AskedTime | null {
  return wish ?? requestedTime(first);
}
