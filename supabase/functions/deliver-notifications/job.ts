import type { Database } from '../_shared/database.types.ts';

type Tables = Database['public']['Tables'];

/** One pet of a booking request. */
export type BookingRow = Tables['bookings']['Row'];

/** A message of the contact form. */
export type InquiryRow = Tables['contact_inquiries']['Row'];

type Claim = {
  readonly id: string;
  /** Counts the claims of this job; a mark counts only under the newest. */
  readonly try: number;
  readonly audience: 'operator' | 'owner';
  /** Whether an earlier request came with the same reference. */
  readonly is_repeat: boolean;
};

/** A claimed job with the rows it is about; without rows when they were deleted. */
export type Job = Claim &
  (
    | { readonly source: 'bookings'; readonly request: readonly BookingRow[] }
    | { readonly source: 'contact_inquiries'; readonly request: readonly InquiryRow[] }
  );
