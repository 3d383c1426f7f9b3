import type { VisitRow } from '../../../_shared/visits/visit-row.ts';
import type { AskedTime } from '../../../_shared/visits/visit-state.ts';
import { requestedTime } from '../../../_shared/visits/visit-terms.ts';
import type { VisitEmailInput } from '../visit-email.ts';

export type Appointment = VisitRow & {
  readonly starts_at: string;
  readonly day: string;
  readonly time: string;
  readonly minutes: number;
  readonly time_set_at: string;
  readonly changed_at: string;
};

/** True also for a canceled visit that had a time. */
export function isAppointment(visit: VisitRow): visit is Appointment {
  const { starts_at, day, time, minutes, time_set_at, changed_at } = visit;
  return [starts_at, day, time, minutes, time_set_at, changed_at].every((value) => value !== null);
}

/** The day and window that the owner asked for last; null if they never did. */
export function askedTime({
  pets: [first],
  wish,
}: Pick<VisitEmailInput, 'pets' | 'wish'>): AskedTime | null {
  return wish ?? requestedTime(first);
}
