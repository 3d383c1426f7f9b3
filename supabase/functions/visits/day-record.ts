import type { BookingRow } from '../_shared/request-details.ts';
import type { OpenWishRow, VisitRow } from '../_shared/visit-row.ts';

type Linked = {
  readonly reference: string;
  readonly link_version: number;
  readonly request: readonly BookingRow[];
};

export type DayRequestRow = Linked & { readonly sent_at: string; readonly is_marked: boolean };

export type DayWishRow = Linked & {
  readonly visit: VisitRow | null;
  readonly wish: OpenWishRow | null;
};

export type DayVisitRow = Linked & {
  readonly request_version: number;
  readonly is_sent_again: boolean;
  readonly visit: VisitRow | null;
};

export type DayRecord = {
  readonly requests: readonly DayRequestRow[];
  readonly wishes: readonly DayWishRow[];
  readonly waiting: number;
  readonly visits: readonly DayVisitRow[];
  readonly has_later: boolean;
};
