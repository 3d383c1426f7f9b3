import type { BookingRow } from './request-details.ts';
import type { DenverTime, VisitStatus } from './visit-state.ts';

/** From `private.visit_json`. Times are ISO 8601 in UTC. */
export type VisitRow = {
  readonly status: Exclude<VisitStatus, 'requested'>;
  /** `day` and `time` are the same moment in Denver. */
  readonly starts_at: string | null;
  readonly day: string | null;
  readonly time: string | null;
  readonly minutes: number | null;
  readonly time_set_at: string | null;
  /** Null where this time was not moved. */
  readonly moved_from: DenverTime | null;
  /** Until when canceling is free, and what it costs in USD after that, as the owner was told. */
  readonly free_until: string | null;
  readonly late_fee: number | null;
  /** When the owner said yes to this time. */
  readonly accepted_at: string | null;
  readonly groomer: string;
  readonly travel_fee: number;
  /** USD; null: the estimate stands. */
  readonly price: number | null;
  /** USD, fees included; null unless noted when the visit was done. */
  readonly charged: number | null;
  readonly note: string;
  readonly reason: string | null;
  readonly groomer_words: string;
  readonly revision: number;
  readonly canceled_by: 'owner' | 'operator' | null;
  readonly was_late: boolean;
  /** USD of a no-show or a late cancellation. */
  readonly fee: number;
  readonly is_late: boolean;
  /** A reminder is still to be sent. */
  readonly has_reminder: boolean;
  readonly answered_at: string | null;
  readonly changed_at: string | null;
  /** The id of the last press. */
  readonly last_change: string | null;
  /** In the email about new details: who gave them, and the pets' rows before. */
  readonly updated?: {
    readonly action: 'use_details' | 'change_details';
    readonly before: readonly BookingRow[];
  };
};

/** A request for another time, as emails get it. */
export type WishRow = { readonly day: string; readonly window: string; readonly words: string };

/** From `private.wish_json`. */
export type OpenWishRow = WishRow & { readonly asked_at: string; readonly number: number };
