import type { DenverTime } from '../time/denver-time.ts';
import type { Place, Rebooking } from './request-details.ts';
import type { ComingVisit, LastTime, OperatorVisit, OwedFee } from './visit-state.ts';
import type { VisitStatus } from './visit-status.ts';
import type { VisitTerms } from './visit-terms.ts';

/** How far back a visit can be recorded. */
export const daysBack = 7;

export const addRefusalCodes = [
  // It was added before with other content; the answer holds that visit.
  'changed_since',
  // Drawn twice, which is rare; another one is free.
  'reference_taken',
  'no_contact',
  'bad_details',
  'bad_minutes',
  'bad_fee',
  'bad_price',
  'in_past',
  'too_long_ago',
  'too_far',
  'closed_day',
  'closed_hour',
  // The answer holds the visit, unless something else is in the way.
  'taken',
  // The visit before the next one is not done.
  'not_allowed',
] as const;

export type AddRefusal = (typeof addRefusalCodes)[number];

/** The visit at a time that was wanted. */
export type VisitInTheWay = {
  readonly reference: string;
  readonly token: string;
  readonly pets: readonly string[];
  readonly owner: string;
  readonly starts: DenverTime;
};

export type Added = {
  readonly visit: OperatorVisit;
  /** With the reference it opens the operator's page of the visit. */
  readonly token: string;
};

/** Who an email or a phone number belongs to, with all that was so last time. */
export type Customer = VisitTerms &
  Rebooking &
  Place & {
    readonly notes: string;
    readonly minutes: number;
    /** USD; 0 when there is none. */
    readonly estimate: number;
    /** Null while no visit has begun; the rest is then of the newest that was agreed. */
    readonly lastTime: LastTime | null;
    readonly bookedAgain: ComingVisit | null;
  };

/** Found by names or a part of the phone; phone or email, of which one may be '', open the customer, the key the newest visit or the request. */
export type FoundName = {
  readonly reference: string;
  readonly token: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly pets: readonly string[];
  /** `YYYY-MM-DD` of the newest visit; null, as `status`, for a request that waits for an answer. */
  readonly day: string | null;
  readonly status: VisitStatus | null;
};

/** A request of the same mailbox or phone that nobody answered yet. */
export type WaitingOfCustomer = {
  readonly reference: string;
  readonly token: string;
  readonly pets: readonly string[];
  /** ISO 8601 in UTC. */
  readonly sentAt: string;
};

export type Found = {
  /** Null when nobody is known. */
  readonly customer: Customer | null;
  readonly owed: readonly OwedFee[];
  readonly waiting: readonly WaitingOfCustomer[];
};
