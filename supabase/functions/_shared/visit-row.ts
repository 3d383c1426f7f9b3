import type { VisitStatus } from './visit-state.ts';

/** A visit as the database tells of it (`private.visit_json`). Moments are ISO 8601 in UTC. */
export type VisitRow = {
  readonly status: Exclude<VisitStatus, 'requested'>;
  /** The appointment, and the same as Denver's `YYYY-MM-DD` and `HH:MM`. */
  readonly starts_at: string | null;
  readonly day: string | null;
  readonly time: string | null;
  readonly minutes: number | null;
  readonly time_set_at: string | null;
  readonly groomer: string;
  /** USD. */
  readonly travel_fee: number;
  /** USD that the operator named; null: the estimate of the request stands. */
  readonly price: number | null;
  readonly note: string;
  /** What the groomer found, once the visit is done. */
  readonly groomer_words: string;
  /** 0 when it was settled by hand, in the table of bookings. */
  readonly revision: number;
  readonly canceled_by: 'owner' | 'operator' | null;
  readonly was_late: boolean;
  /** Whether canceling costs the fee by now. */
  readonly is_late: boolean;
  readonly answered_at: string | null;
  readonly changed_at: string | null;
};
