import type { z } from 'zod';
import type { Database } from '../../../_shared/database.types.ts';
import type { ClosedDays } from '../../../_shared/time/open-days.ts';
import type { BusyDays } from '../../../_shared/visits/open-windows.ts';
import type { BookingRow } from '../../../_shared/visits/request-details.ts';
import type {
  LastVisitRecord,
  VisitRecord,
  VisitRow,
  blockRow,
} from '../../../_shared/visits/visit-record.ts';
import type { MailProblem } from '../../../_shared/visits/visit-status.ts';

type Tables = Database['public']['Tables'];

export type InquiryRow = Tables['contact_inquiries']['Row'];

export type SubscriberRow = Tables['newsletter_subscribers']['Row'];

export type EarlierVisit = Omit<LastVisitRecord, 'private_line'>;

export type StoredRequest = {
  /** Without it the email has no links. */
  readonly link_version?: number | null;
  readonly is_repeat: boolean;
  readonly after_answer: boolean;
  /** The promised time of the answer depends on them. */
  readonly closed_days: ClosedDays;
  /** The open windows of an email depend on them; null for an email that names none. */
  readonly busy_days?: BusyDays | null;
  /** For the operator's email about a request. */
  readonly customer?: {
    readonly last_time: EarlierVisit | null;
    readonly owed: VisitRecord['owed'];
  } | null;
} & (
  | { readonly source: 'bookings'; readonly request: readonly BookingRow[] }
  | { readonly source: 'contact_inquiries'; readonly request: readonly InquiryRow[] }
);

/** From `private.request_lines`; `day` and `window` are null for a message, `message` for a booking. */
export type RequestLine = {
  readonly source: 'bookings' | 'contact_inquiries';
  readonly reference: string | null;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly day: string | null;
  readonly window: string | null;
  readonly message: string | null;
  /** ISO 8601 in UTC. */
  readonly sent_at: string;
  readonly reasons: readonly string[];
};

/** From `private.email_content`. */
export type Digest = {
  /** The first entries without marks of their own. */
  readonly requests: readonly RequestLine[];
  /** `waiting` counts requests and messages without marks of their own, `suspects` the others; both stop at 2,000. */
  readonly waiting: number;
  readonly suspects: number;
  /** Newsletter addresses under review. */
  readonly signups: number;
  /** Since when the emails that visitors cause wait (ISO 8601 in UTC); null while they go. */
  readonly stopped_at: string | null;
};

/** In order and without words; a hold has a name and a phone number. */
export type BlockedHours = readonly Pick<
  z.input<typeof blockRow>,
  'first' | 'from' | 'until' | 'held_for' | 'held_phone'
>[];

export type TomorrowVisit = {
  readonly request: readonly BookingRow[];
  /** `wish`: another time that the owner asks for. */
  readonly visit: VisitRow & {
    readonly wish?: Readonly<Record<'day' | 'window', string>> | null;
    /** The owner sent other details since, which the operator has not used. */
    readonly is_sent_again?: boolean;
  };
  readonly mail_problem: MailProblem | null;
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
