type Marked = {
  readonly created_at: string;
  readonly review_reasons: readonly string[];
};

/** A row of public.bookings, as far as a mail tells of it. */
export type BookingRow = Marked & {
  readonly reference: string | null;
  readonly parent_name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly zip_code: string;
  readonly pet_name: string;
  readonly pet_type: string;
  readonly breed: string | null;
  readonly weight: string | null;
  readonly pet_size: string | null;
  readonly service: string;
  readonly add_ons: readonly string[] | null;
  readonly estimated_price: number | null;
  readonly preferred_date: string;
  readonly preferred_time: string;
  readonly additional_notes: string | null;
};

/** A row of public.contact_inquiries, as far as a mail tells of it. */
export type InquiryRow = Marked & {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly message: string;
};

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
