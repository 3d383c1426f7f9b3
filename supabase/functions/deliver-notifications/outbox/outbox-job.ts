import type { VisitRow, WishRow } from '../../_shared/visits/visit-record.ts';
import type { visitEmails } from '../emails/email-table.ts';
import type {
  BlockedHours,
  Digest,
  RequestLine,
  StoredRequest,
  SubscriberRow,
  TomorrowVisit,
} from '../emails/parts/request-rows.ts';

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
    readonly kind: Exclude<keyof (typeof visitEmails)['owner'], 'received'>;
    readonly audience: 'owner';
    readonly visit: VisitRow | null;
    readonly wish?: WishRow | null;
  };

export type OperatorVisitJob = Claim &
  BookingRequest & {
    readonly kind: Exclude<keyof (typeof visitEmails)['operator'], 'received'>;
    readonly audience: 'operator';
    readonly visit: VisitRow | null;
    readonly wish?: WishRow | null;
  };

export type TomorrowJob = Claim & {
  readonly kind: 'tomorrow';
  readonly audience: 'operator';
  readonly source: null;
  readonly request: readonly TomorrowVisit[];
  readonly blocked: BlockedHours;
};

export type ConfirmJob = Claim & {
  readonly kind: 'received';
  readonly audience: 'owner';
  readonly source: 'newsletter_subscribers';
  readonly request: readonly SubscriberRow[];
};

export type DigestJob = Claim & {
  readonly kind: 'digest';
  readonly audience: 'operator';
  readonly source: null;
  readonly request: Digest;
};

/** Names what waits for an answer that is due, at most 21. */
export type NudgeJob = Claim & {
  readonly kind: 'nudge';
  readonly audience: 'operator';
  readonly source: null;
  readonly request: readonly RequestLine[];
};

export type OutboxJob =
  RequestJob | ConfirmJob | DigestJob | NudgeJob | OwnerVisitJob | OperatorVisitJob | TomorrowJob;

export type OperatorJob = RequestJob | DigestJob | NudgeJob | OperatorVisitJob | TomorrowJob;
