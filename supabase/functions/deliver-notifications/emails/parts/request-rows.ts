import type { Database } from '../../../_shared/database.types.ts';
import type { BookingRow } from '../../../_shared/request-details.ts';
import type { VisitRow } from '../../../_shared/visit-row.ts';

type Tables = Database['public']['Tables'];

export type InquiryRow = Tables['contact_inquiries']['Row'];

export type SubscriberRow = Tables['newsletter_subscribers']['Row'];

export type StoredRequest = {
  /** Without it the email has no links. */
  readonly link_version?: number | null;
  readonly is_repeat: boolean;
  readonly after_answer: boolean;
} & (
  | { readonly source: 'bookings'; readonly request: readonly BookingRow[] }
  | { readonly source: 'contact_inquiries'; readonly request: readonly InquiryRow[] }
);

/** `request` holds the first of `total` requests; `signups` counts newsletter addresses. */
export type Digest = {
  readonly request: readonly DigestEntry[];
  readonly total: number;
  readonly signups: number;
};

export type DigestEntry = StoredRequest & { readonly kind: 'received' | 'canceled' };

export type TomorrowVisit = {
  readonly link_version?: number | null;
  readonly request: readonly BookingRow[];
  readonly visit: VisitRow;
};

export type Pets = readonly [BookingRow, ...BookingRow[]];

export function toPets([first, ...others]: readonly BookingRow[]): Pets {
  if (!first) throw new Error('A booking email needs at least one row');
  return [first, ...others];
}

export function toMessage([row]: readonly InquiryRow[]): InquiryRow {
  if (!row) throw new Error('A message email needs a row');
  return row;
}
