import type { DayBlock } from '../../_shared/visits/day-blocks.ts';
import type { BookingRow, RequestRecord } from '../../_shared/visits/request-details.ts';
import type { OpenWishRow, VisitRow } from '../../_shared/visits/visit-row.ts';
import type { ReturnEmail } from '../../_shared/visits/visit-state.ts';
import type {
  AskRefusal,
  Change,
  LastTime,
  MailProblem,
  VisitRefusal,
} from '../../_shared/visits/visit-state.ts';

export type VisitLinkRecord = {
  readonly version: number;
  readonly is_known: boolean;
  readonly has_ended: boolean;
  /** The visit is done, and booking again outlives its page. */
  readonly can_rebook: boolean;
};

/** From `public.find_customer`. */
export type LastVisitRecord = {
  readonly reference: string;
  readonly request: readonly BookingRow[];
  readonly visit: VisitRow;
  /** False for a visit that has not begun, or was canceled. */
  readonly is_past: boolean;
  readonly next_price: number | null;
  readonly found_by: LastTime['foundBy'];
  readonly private_line: string;
  readonly visits: number;
  readonly missed: number;
};

/** From `private.next_visit_json`. */
export type ComingVisitRecord = {
  readonly reference: string;
  readonly link_version: number;
  readonly day: string;
  readonly time: string;
};

/** From `private.owed_json`. */
export type OwedRecord = {
  readonly reference: string;
  readonly link_version: number;
  readonly revision: number;
  readonly request_version: number;
  readonly status: VisitRow['status'];
  readonly day: string;
  readonly fee: number;
  readonly is_waived: boolean;
  readonly last_change: string | null;
  readonly owner: string;
  readonly is_sure: boolean;
};

/** From `private.blocks_json`. */
export type BlockRecord = Omit<DayBlock, 'hold'> & {
  readonly held_for: string | null;
  readonly held_phone: string | null;
};

/** From `private.facts_json`. */
export type Facts = {
  readonly day: string | null;
  readonly time: string | null;
  readonly minutes: number | null;
  readonly price: number | null;
  readonly travel_fee: number | null;
  readonly charged: number | null;
  readonly pets: readonly string[] | null;
  readonly services: readonly string[] | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
};

export type VisitRecord = RequestRecord & {
  /** By the database's clock, ISO 8601 in UTC. */
  readonly now: string;
  readonly revision: number;
  readonly is_spam: boolean;
  /** Null until the request is answered or canceled. */
  readonly visit: VisitRow | null;
  readonly sent_again: RequestRecord | null;
  readonly wish: OpenWishRow | null;
  /** The newest wish that was not declined. */
  readonly asked: Pick<OpenWishRow, 'day' | 'window'> | null;
  readonly declined_wish: Pick<OpenWishRow, 'day' | 'window'> | null;
  readonly ask_refusal: AskRefusal | null;
  readonly return_email: ReturnEmail | null;
  readonly mail_problem: MailProblem | null;
  readonly link_version: number;
  readonly private_line: string;
  readonly last_time: LastVisitRecord | null;
  readonly booked_again: ComingVisitRecord | null;
  readonly owed: readonly OwedRecord[];
  readonly answer_email: 'waiting' | 'sent' | 'failed' | null;
  readonly undo_until: string | null;
  readonly history: readonly (Omit<Change, 'isUndone' | 'what'> & {
    readonly is_undone: boolean;
    readonly before: Facts | null;
  })[];
  readonly facts: Facts | null;
  readonly booked: readonly {
    readonly day: string;
    readonly time: string;
    readonly minutes: number;
    readonly zip_code: string;
    readonly pets: readonly string[];
  }[];
  readonly booked_days: { readonly first: string; readonly last: string };
  readonly blocks: readonly BlockRecord[];
};

export type ChangeRecord = {
  readonly outcome: 'done' | VisitRefusal;
  /** After the change, or after the refusal. */
  readonly state: VisitRecord;
};
