import type { Database } from '../_shared/database.types.ts';
import type { VisitRow } from '../_shared/visit-row.ts';
import type { AskRefusal } from '../_shared/visit-state.ts';

export type BookingRow = Database['public']['Tables']['bookings']['Row'];

export type VisitLinkRecord = {
  readonly version: number;
  readonly is_known: boolean;
  readonly has_ended: boolean;
};

export type RequestRecord = {
  readonly request: readonly BookingRow[];
  readonly request_version: number;
};

export type WishRecord = {
  readonly day: string;
  readonly window: string;
  readonly words: string;
  readonly asked_at: string;
  readonly number: number;
};

export type VisitRecord = RequestRecord & {
  /** Null until the request is answered or canceled. */
  readonly visit: VisitRow | null;
  readonly sent_again: RequestRecord | null;
  readonly wish: WishRecord | null;
  readonly kept_wish: Pick<WishRecord, 'day' | 'window'> | null;
  readonly ask_refusal: AskRefusal | null;
  readonly return_mail: 'on' | 'ended' | null;
  readonly mail_problem: 'bounced' | 'complained' | null;
  readonly undo_until: string | null;
  readonly booked: readonly {
    readonly day: string;
    readonly time: string;
    readonly minutes: number;
    readonly zip_code: string;
  }[];
  readonly booked_days: { readonly first: string; readonly last: string };
};
