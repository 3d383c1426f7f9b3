import type { Database } from '../_shared/database.types.ts';

type Tables = Database['public']['Tables'];

/** One pet of a booking request. */
export type BookingRow = Tables['bookings']['Row'];

/** A message of the contact form. */
export type InquiryRow = Tables['contact_inquiries']['Row'];

type SubscriberRow = Tables['newsletter_subscribers']['Row'];

/** One stored request with its rows; without rows when they were deleted. */
export type StoredRequest = {
  /** Whether an earlier request came with the same reference. */
  readonly is_repeat: boolean;
} & (
  | { readonly source: 'bookings'; readonly request: readonly BookingRow[] }
  | { readonly source: 'contact_inquiries'; readonly request: readonly InquiryRow[] }
);

type Claim = {
  readonly id: string;
  /** Counts the claims of this job; a mark counts only under the newest. */
  readonly try: number;
};

/** About one request. */
export type RequestJob = Claim &
  StoredRequest & { readonly kind: 'received'; readonly audience: 'operator' | 'owner' };

/** Asks the owner of an address to confirm it. */
export type ConfirmJob = Claim & {
  readonly kind: 'received';
  readonly audience: 'owner';
  readonly source: 'newsletter_subscribers';
  readonly request: readonly SubscriberRow[];
};

/** Tells the operator of `total` requests that are marked for review; `request` holds the first of them. */
export type DigestJob = Claim & {
  readonly kind: 'digest';
  readonly audience: 'operator';
  readonly source: null;
  readonly request: readonly StoredRequest[];
  readonly total: number;
};

/** A claimed job. */
export type Job = RequestJob | ConfirmJob | DigestJob;
