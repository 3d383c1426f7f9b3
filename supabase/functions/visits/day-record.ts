import type { BookingRow } from '../_shared/request-details.ts';
import type { VisitRow } from '../_shared/visit-row.ts';
import type { WishRecord } from './visit-record.ts';

type Linked = {
  readonly reference: string;
  readonly link_version: number;
  readonly request: readonly BookingRow[];
};

export type RequestRow = Linked & { readonly sent_at: string; readonly is_marked: boolean };

export type WishRow = Linked & {
  readonly visit: VisitRow | null;
  readonly wish: WishRecord | null;
};

export type VisitOfDay = Linked & {
  readonly request_version: number;
  readonly is_sent_again: boolean;
  readonly visit: VisitRow | null;
};

export type DayRecord = {
  readonly requests: readonly RequestRow[];
  readonly wishes: readonly WishRow[];
  readonly waiting: number;
  readonly visits: readonly VisitOfDay[];
  readonly has_later: boolean;
};
