import type { Database } from '../../_shared/database.types.ts';
import type { VisitRow } from '../../_shared/visit-row.ts';

type Tables = Database['public']['Tables'];

export type BookingRow = Tables['bookings']['Row'];

export type InquiryRow = Tables['contact_inquiries']['Row'];

type SubscriberRow = Tables['newsletter_subscribers']['Row'];

/** One stored request with its rows; without rows when they were deleted. */
export type StoredRequest = {
  /** What the links to a booking's visit are made from; without it there are none. */
  readonly link_version?: number | null;
  /** Whether an earlier request came with the same reference. */
  readonly is_repeat: boolean;
  /** Whether it came after the earlier one was answered. */
  readonly after_answer: boolean;
} & (
  | { readonly source: 'bookings'; readonly request: readonly BookingRow[] }
  | { readonly source: 'contact_inquiries'; readonly request: readonly InquiryRow[] }
);

type Claim = {
  readonly id: string;
  /** Counts the claims of this job; a mark counts only under the newest. */
  readonly try: number;
  /** Counts the mails that the provider took and failed later. */
  readonly round: number;
  /** Where a visitor's mail goes, whatever stands in the rows; `null` for the operator's. */
  readonly addressee: string | null;
};

export type RequestJob = Claim &
  StoredRequest & { readonly kind: 'received'; readonly audience: 'operator' | 'owner' };

type BookingRequest = Extract<StoredRequest, { source: 'bookings' }>;

/** Tells the owner what became of a visit, reminds of it, or brings new `links`. */
export type OwnerVisitJob = Claim &
  BookingRequest & {
    readonly kind:
      | 'confirmed'
      | 'moved'
      | 'updated'
      | 'declined'
      | 'canceled'
      | 'kept'
      | 'reminder'
      | 'thanks'
      | 'return'
      | 'links';
    readonly audience: 'owner';
    readonly visit: VisitRow | null;
    /** The wish for another time that `kept` answers. */
    readonly wish?: WishRow | null;
  };

/** Tells the operator that an owner canceled or `asked` for another time, or (`nudge`) that nobody has answered a request, or brings new `links`. */
export type OperatorVisitJob = Claim &
  BookingRequest & {
    readonly kind: 'canceled' | 'asked' | 'nudge' | 'links';
    readonly audience: 'operator';
    readonly visit: VisitRow | null;
    /** The open wish for another time. */
    readonly wish?: WishRow | null;
  };

export type WishRow = { readonly day: string; readonly window: string; readonly words: string };

export type DayVisit = {
  readonly link_version?: number | null;
  readonly request: readonly BookingRow[];
  readonly visit: VisitRow;
};

export type TomorrowJob = Claim & {
  readonly kind: 'tomorrow';
  readonly audience: 'operator';
  readonly source: null;
  readonly request: readonly DayVisit[];
};

export type ConfirmJob = Claim & {
  readonly kind: 'received';
  readonly audience: 'owner';
  readonly source: 'newsletter_subscribers';
  readonly request: readonly SubscriberRow[];
};

/** One of the requests that a digest tells of, or that its owner canceled it. */
export type DigestEntry = StoredRequest & { readonly kind: 'received' | 'canceled' };

/**
 * Tells the operator of `total` requests and `signups` newsletter addresses that are marked for review;
 * `request` holds the first of the requests.
 */
export type DigestJob = Claim & {
  readonly kind: 'digest';
  readonly audience: 'operator';
  readonly source: null;
  readonly request: readonly DigestEntry[];
  readonly total: number;
  readonly signups: number;
};

export type OutboxJob =
  RequestJob | ConfirmJob | DigestJob | OwnerVisitJob | OperatorVisitJob | TomorrowJob;

export type OperatorJob = RequestJob | DigestJob | OperatorVisitJob | TomorrowJob;
