import type { VisitRow } from '../../../_shared/visits/visit-row.ts';
import type { AskedTime } from '../../../_shared/visits/visit-state.ts';
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

/** The day and window that the owner asked for last. */
export function askedTime({ pets, wish }: Pick<VisitEmailInput, 'pets' | 'wish'>): AskedTime {
  const [{ preferred_date: day, preferred_time: window }] = pets;
  return wish ?? { day, window };
}
