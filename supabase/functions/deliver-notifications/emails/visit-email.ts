import type { Business } from '../../_shared/business/business.ts';
import type { VisitRow, WishRow } from '../../_shared/visits/visit-record.ts';
import type { Drop, EmailContent } from './email-content.ts';
import type { Pets, StoredRequest } from './parts/request-rows.ts';

/** Ways to end the emails that ask to come back. */
export type UnsubscribeLinks = {
  /** For the reader; opening it changes nothing. */
  readonly page: string;
  /** A mail program posts here (RFC 8058). */
  readonly address: string;
};

type RequestHistory = Pick<
  StoredRequest,
  'is_repeat' | 'after_answer' | 'closed_days' | 'busy_days' | 'customer'
>;

export type VisitEmailInput = {
  readonly pets: Pets;
  readonly visit: VisitRow | null;
  readonly wish: WishRow | null;
  readonly history: RequestHistory;
  readonly business: Business;
  readonly link: string | undefined;
  readonly stop: UnsubscribeLinks | undefined;
};

export type VisitEmail = (input: VisitEmailInput) => EmailContent | Drop;

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

export function toCancelTerms({ starts_at, free_until, late_fee, changed_at }: Appointment) {
  return { startsAt: starts_at, freeUntil: free_until, lateFee: late_fee, toldAt: changed_at };
}
