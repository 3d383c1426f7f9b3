import type { Database } from '../../_shared/database.types.ts';
import type { BookingRow } from '../../_shared/request-details.ts';
import type { VisitRow } from '../../_shared/visit-row.ts';

type Tables = Database['public']['Tables'];

export type InquiryRow = Tables['contact_inquiries']['Row'];

type SubscriberRow = Tables['newsletter_subscribers']['Row'];

export type StoredRequest = {
  /** Without it the email has no links. */
  readonly link_version?: number | null;
  readonly is_repeat: boolean;
  readonly after_answer: boolean;
} & (
  | { readonly source: 'bookings'; readonly request: readonly BookingRow[] }
  | { readonly source: 'contact_inquiries'; readonly request: readonly InquiryRow[] }
);

type Claim = {
  readonly id: string;
  /** Number of claims; only the newest one can complete the job. */
  readonly try: number;
  /** Number of times the provider accepted the email and then failed. */
  readonly round: number;
  readonly addressee: string | null;
};

export type RequestJob = Claim &
  StoredRequest & { readonly kind: 'received'; readonly audience: 'operator' | 'owner' };

type BookingRequest = Extract<StoredRequest, { source: 'bookings' }>;

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
    readonly wish?: WishRow | null;
  };

export type OperatorVisitJob = Claim &
  BookingRequest & {
    readonly kind: 'canceled' | 'asked' | 'nudge' | 'links';
    readonly audience: 'operator';
    readonly visit: VisitRow | null;
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

export type DigestEntry = StoredRequest & { readonly kind: 'received' | 'canceled' };

/** `request` holds the first of `total` requests; `signups` counts newsletter addresses. */
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
