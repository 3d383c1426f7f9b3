import type { DenverTime } from '../time/denver-time.ts';
import type { DayBlock } from './day-blocks.ts';
import type { BookingRow, RequestRecord } from './request-details.ts';
import type {
  AskRefusal,
  Change,
  MailProblem,
  ReturnEmail,
  VisitRefusal,
  VisitStatus,
} from './visit-status.ts';

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
  /** In the email about new details: who gave them, and length, price and the pets' rows before. */
  readonly updated?: {
    readonly action: 'use_details' | 'change_details';
    readonly minutes: number;
    readonly price: number | null;
    readonly before: readonly BookingRow[];
  };
};

/** A request for another time, as emails get it. */
export type WishRow = { readonly day: string; readonly window: string; readonly words: string };

/** From `private.wish_json`. */
export type OpenWishRow = WishRow & { readonly asked_at: string; readonly number: number };

export type VisitLinkRecord = {
  readonly version: number;
  readonly is_known: boolean;
  readonly has_ended: boolean;
  /** The visit is done, and booking again outlives its page. */
  readonly can_rebook: boolean;
};

/** From `public.find_customer`. */
export type LastVisitRecord = {
  readonly reference: string;
  readonly request: readonly BookingRow[];
  readonly visit: VisitRow;
  /** False for a visit that has not begun, or was canceled. */
  readonly is_past: boolean;
  readonly next_price: number | null;
  readonly found_by: 'both' | 'email' | 'phone';
  readonly private_line: string;
  readonly visits: number;
  readonly missed: number;
};

/** From `private.next_visit_json`. */
export type ComingVisitRecord = {
  readonly reference: string;
  readonly link_version: number;
  readonly day: string;
  readonly time: string;
};

/** From `private.owed_json`. */
export type OwedRecord = {
  readonly reference: string;
  readonly link_version: number;
  readonly revision: number;
  readonly request_version: number;
  readonly status: VisitRow['status'];
  readonly day: string;
  readonly fee: number;
  readonly is_waived: boolean;
  readonly last_change: string | null;
  readonly owner: string;
  readonly is_sure: boolean;
};

/** From `private.blocks_json`. */
export type BlockRecord = Omit<DayBlock, 'hold'> & {
  readonly held_for: string | null;
  readonly held_phone: string | null;
};

/** From `private.facts_json`. */
export type Facts = {
  readonly day: string | null;
  readonly time: string | null;
  readonly minutes: number | null;
  readonly price: number | null;
  readonly travel_fee: number | null;
  readonly charged: number | null;
  readonly pets: readonly string[] | null;
  readonly services: readonly string[] | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
};

export type VisitRecord = RequestRecord & {
  /** By the database's clock, ISO 8601 in UTC. */
  readonly now: string;
  readonly revision: number;
  readonly is_spam: boolean;
  /** Null until the request is answered or canceled. */
  readonly visit: VisitRow | null;
  readonly sent_again: RequestRecord | null;
  readonly wish: OpenWishRow | null;
  /** The newest wish that was not declined. */
  readonly asked: Pick<OpenWishRow, 'day' | 'window'> | null;
  readonly declined_wish: Pick<OpenWishRow, 'day' | 'window'> | null;
  readonly ask_refusal: AskRefusal | null;
  readonly return_email: ReturnEmail | null;
  readonly mail_problem: MailProblem | null;
  readonly link_version: number;
  readonly private_line: string;
  readonly last_time: LastVisitRecord | null;
  readonly booked_again: ComingVisitRecord | null;
  readonly owed: readonly OwedRecord[];
  readonly answer_email: 'waiting' | 'sent' | 'failed' | null;
  readonly undo_until: string | null;
  readonly history: readonly (Omit<Change, 'isUndone' | 'what'> & {
    readonly is_undone: boolean;
    readonly before: Facts | null;
  })[];
  readonly facts: Facts | null;
  readonly booked: readonly {
    readonly day: string;
    readonly time: string;
    readonly minutes: number;
    readonly zip_code: string;
    readonly pets: readonly string[];
  }[];
  readonly booked_days: { readonly first: string; readonly last: string };
  readonly blocks: readonly BlockRecord[];
};

export type ChangeRecord = {
  readonly outcome: 'done' | VisitRefusal;
  /** After the change, or after the refusal. */
  readonly state: VisitRecord;
};
