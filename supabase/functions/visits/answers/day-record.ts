import type { ClosedDays } from '../../_shared/time/open-days.ts';
import type { DayBlock } from '../../_shared/visits/day-blocks.ts';
import type { BookingRow } from '../../_shared/visits/request-details.ts';
import type { OpenWishRow, VisitRow } from '../../_shared/visits/visit-row.ts';
import type { MailProblem } from '../../_shared/visits/visit-state.ts';
import type { ComingVisitRecord } from './visit-record.ts';

type Linked = {
  readonly reference: string;
  readonly link_version: number;
  readonly request: readonly BookingRow[];
  readonly mail_problem: MailProblem | null;
};

export type DayRequestRow = Linked & { readonly sent_at: string; readonly is_marked: boolean };

export type DayWishRow = Linked & {
  readonly visit: VisitRow | null;
  readonly wish: OpenWishRow | null;
};

export type DayVisitRow = Linked & {
  readonly request_version: number;
  readonly is_sent_again: boolean;
  readonly private_line: string;
  readonly visit: VisitRow | null;
  /** The newest wish that was not declined. */
  readonly asked: Pick<OpenWishRow, 'day' | 'window'> | null;
  readonly booked_again: ComingVisitRecord | null;
};

export type DayRecord = {
  readonly blocks: readonly DayBlock[];
  /** From the day on that the oldest waiting request may have come. */
  readonly closed_days: ClosedDays;
  readonly requests: readonly DayRequestRow[];
  readonly marked: readonly DayRequestRow[];
  readonly wishes: readonly DayWishRow[];
  readonly visits: readonly DayVisitRow[];
  /** Of all, however many are listed. */
  readonly counts: Readonly<Record<'requests' | 'marked' | 'wishes' | 'visits', number>>;
};
