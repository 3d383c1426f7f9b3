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

type VisitJob<Audience extends 'owner' | 'operator'> = Claim &
  Extract<StoredRequest, { source: 'bookings' }> & {
    readonly kind: Exclude<keyof (typeof visitEmails)[Audience], 'received'>;
    readonly audience: Audience;
    readonly visit: VisitRow | null;
    readonly wish?: WishRow | null;
  };

export type OwnerVisitJob = VisitJob<'owner'>;
export type OperatorVisitJob = VisitJob<'operator'>;

export type ConfirmJob = Claim & {
  readonly kind: 'received';
  readonly audience: 'owner';
  readonly source: 'newsletter_subscribers';
  readonly request: readonly SubscriberRow[];
};

/** Goes to the operator, and is about no single request. */
type ListJob<Kind, Listed> = Claim & {
  readonly kind: Kind;
  readonly audience: 'operator';
  readonly source: null;
  readonly request: Listed;
};

export type DigestJob = ListJob<'digest', Digest>;
/** Names what waits for an answer that is due, at most 21. */
export type NudgeJob = ListJob<'nudge', readonly RequestLine[]>;
export type TomorrowJob = ListJob<'tomorrow', readonly TomorrowVisit[]> & {
  readonly blocked: BlockedHours;
};

export type OutboxJob =
  RequestJob | ConfirmJob | DigestJob | NudgeJob | OwnerVisitJob | OperatorVisitJob | TomorrowJob;

export type OperatorJob = RequestJob | DigestJob | NudgeJob | OperatorVisitJob | TomorrowJob;
