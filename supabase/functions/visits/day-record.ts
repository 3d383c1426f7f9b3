import type { VisitRow } from '../_shared/visit-row.ts';
import type { BookingRow } from './visit-record.ts';

type Linked = {
  readonly reference: string;
  readonly link_version: number;
  /** Its pets in order. */
  readonly request: readonly BookingRow[];
};

/** The operator's day as the database tells of it (`operator_day`). */
export type DayRecord = {
  readonly requests: readonly (Linked & {
    readonly sent_at: string;
    readonly is_marked: boolean;
  })[];
  readonly waiting: number;
  readonly visits: readonly (Linked & {
    readonly request_version: number;
    readonly is_sent_again: boolean;
    readonly visit: VisitRow | null;
  })[];
  readonly has_later: boolean;
};
