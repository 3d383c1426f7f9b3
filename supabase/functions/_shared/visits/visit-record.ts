import { z } from 'zod';
import { manyLines, oneLine } from '../http/safe-text.ts';
import type { BookingRow, ReadOnly, RequestRecord } from './request-details.ts';
import type {
  AskRefusal,
  MailProblem,
  ReturnEmail,
  VisitRefusal,
  VisitStatus,
} from './visit-status.ts';

// SQL answers these records about visits. A column that a page sees unchanged is named by one
// schema; one that no schema names reaches no page. Only the function `visits` has Zod in
// production, so pages and other functions import the types alone.

export const text = z.string();
/** What somebody typed. */
export const line = text.transform(oneLine);
const lines = text.transform(manyLines);
/** ISO 8601 in UTC. */
const moment = text;
const whole = z.int();
export const usd = z.number();

export function word<Word extends string>() {
  return z.custom<Word>((value) => typeof value === 'string');
}

/** `YYYY-MM-DD` and `HH:MM` in Denver. */
export const start = z.object({ day: text, time: text });

// ---- private.visit_json -----------------------------------------------------------------------------------

/** For owner and operator alike; `{}` for a request that nobody answered. */
export const shownVisit = z.object({
  status: word<VisitStatus>().default('requested'),
  minutes: whole.nullable().default(null),
  groomer: line.default(''),
  /** Whole USD, for the drive. */
  travel_fee: usd.default(0),
  /** USD; null: the estimate stands. */
  price: usd.nullable().default(null),
  note: text.default(''),
  /** A key of `endReasons`, or `waited` before a no-show; null: other words, or not ended by the operator. */
  reason: text.nullable().default(null),
  groomer_words: lines.default(''),
  /** USD for a done visit, fees included and no tip; null: not noted. */
  charged: usd.nullable().default(null),
  /** USD that a late van takes off; null: none. `charged` is less by it already. */
  credit: usd.nullable().default(null),
  /** Null also of an added visit that Undo took back. */
  canceled_by: word<'owner' | 'operator'>().nullable().default(null),
  was_late: z.boolean().default(false),
  /** USD; the owner was told that their no-show or late cancellation costs it. */
  fee: usd.default(0),
  answered_at: moment.nullable().default(null),
  changed_at: moment.nullable().default(null),
  /** What its owner knew before a move; null where this time was not moved. */
  moved_from: start.extend({ revision: whole }).nullable().default(null),
});

export const ownersVisit = z.object({
  /** Canceling now costs the fee. Never true when we set the time too late ourselves. */
  is_late: z.boolean().default(false),
  has_reminder: z.boolean().default(false),
  /** Its fee was charged with a later visit, or waived. */
  is_settled: z.boolean().default(false),
});

/** Times are ISO 8601 in UTC. */
export type VisitRow = ReadOnly<
  Omit<z.output<typeof shownVisit>, 'status'> & z.output<typeof ownersVisit>
> &
  /** `day` and `time` are the start in Denver. */
  Readonly<Record<'starts_at' | 'day' | 'time' | 'time_set_at' | 'accepted_at', string | null>> & {
    readonly status: Exclude<VisitStatus, 'requested'>;
    /** Until when canceling is free, and what it costs later (USD), as the owner was told. */
    readonly free_until: string | null;
    readonly late_fee: number | null;
    readonly revision: number;
    /** USD, agreed to last, else told first; null when nothing was told. */
    readonly told: Readonly<{
      price: number | null;
      travel_fee: number;
      is_agreed: boolean;
      /** It was about other pets or services, for which `stood` was told (USD). */
      is_of_others?: boolean;
      stood?: number | null;
    }> | null;
    readonly last_change: string | null;
    /** That of the visit as it was canceled, before it was confirmed after all. */
    readonly canceled_revision: number | null;
    /** In the email about new details or terms: who gave them, and the terms and pets' rows before. */
    readonly updated?: Readonly<Partial<Record<'note' | 'groomer', string>>> & {
      readonly action: 'use_details' | 'change_details' | 'move';
      readonly minutes: number;
      readonly price: number | null;
      readonly travel_fee?: number;
      /** The owner had agreed to these terms. */
      readonly has_yes?: boolean;
      readonly before: readonly BookingRow[];
    };
    /** In an email: the next visit of the same mailbox. */
    readonly next?: Readonly<{ day: string; time: string; is_held?: boolean }> | null;
    /** In an email: days that were blocked when its time was set, as the ends that its owner was told. */
    readonly closed_then?: readonly string[] | null;
    /** How often its owner asked for another time; null: never. */
    readonly wishes?: number | null;
    /** No email will ask to come back: its owner ended these, or the next visit is asked for or booked. */
    readonly has_no_return?: boolean;
    /** In the email about a cancellation: its owner sent a request, and was told of no time. */
    readonly is_untold?: boolean;
    /** In a thank-you: another one left before Done was taken back. */
    readonly was_thanked?: boolean;
    /** In an email, as in `shownRecord`; in a thank-you, those that were charged with this visit. */
    readonly fees?: ReadOnly<{ day: string; fee: number }[]>;
  };

// ---- private.wish_json ------------------------------------------------------------------------------------

const askedTime = z.object({ day: text, window: text });

export const openWish = askedTime.extend({
  words: lines,
  asked_at: moment,
  answer_by: moment,
  /** Counts from 1 per visit; an answer names it. */
  number: whole,
});

export type OpenWishRow = ReadOnly<z.input<typeof openWish>>;

/** `revision` was that of the visit when it was asked for; none of a declined wish. */
export type WishRow = Pick<OpenWishRow, 'day' | 'window' | 'words'> & { revision?: number };

// ---- private.blocks_json ----------------------------------------------------------------------------------

export const blockRow = z
  .object({
    /** A UUID made in the browser, so that the same tap twice makes one block. */
    id: text,
    first: text,
    last: text,
    /** Null, as `until`: the whole day. */
    from: text.nullable(),
    until: text.nullable(),
    /** For the operator alone; may be empty. */
    reason: line,
    held_for: line.nullable(),
    held_phone: line.nullable(),
  })
  .transform(({ held_for: name, held_phone: phone, ...block }) => ({
    ...block,
    /** The caller for whom these hours are held until address and pets are known; null for a block. */
    hold: name === null ? null : { name, phone: phone ?? '' },
  }));

// ---- public.read_visit ------------------------------------------------------------------------------------

export const shownRecord = z.object({
  /** Rises with each change, from 0. A change names the revision it was made on. */
  revision: whole,
  /** The open wish; null once the visit has changed. */
  wish: openWish.nullable(),
  /** Owed for earlier visits, in USD, where this one names it to its owner. */
  fees: z.array(z.object({ day: text, fee: usd })),
});

export const ownersRecord = z.object({
  /** The last wish the operator declined; null once the visit has changed. */
  declined_wish: askedTime.nullable(),
  ask_refusal: word<AskRefusal>().nullable(),
  /** When the answer to the request is promised. */
  answer_by: moment,
  /** Null when no repeat was asked for, and until the visit is done. */
  return_email: word<ReturnEmail>().nullable(),
});

export const operatorsRecord = z.object({
  mail_problem: word<MailProblem>().nullable(),
  private_line: lines,
  /** Marked as spam. No email says so, and pages show the status `requested`. */
  is_spam: z.boolean(),
  /** What became of the email about the operator's last change; null when there is none. */
  answer_email: word<'waiting' | 'sent' | 'failed'>().nullable(),
  /** The last press can be undone until then; null when it cannot. */
  undo_until: moment.nullable(),
  booked: z.array(start.extend({ minutes: whole, zip_code: text, pets: z.array(line) })),
  /**
   * From three days before the wished day to nine days after it; without a wish the visit's day
   * counts, else the requested one.
   */
  booked_days: z.object({ first: text, last: text }),
  blocks: z.array(blockRow),
});

export const changeRow = z.object({
  id: text,
  /** One of `private.transitions`, or `undo`. */
  action: text,
  actor: word<'owner' | 'operator'>(),
  at: moment,
  is_undone: z.boolean(),
});

/** From `private.facts_json`. */
export type Facts = Readonly<
  Record<'day' | 'time' | 'address' | 'phone' | 'email', string | null> &
    Record<'minutes' | 'price' | 'travel_fee' | 'charged', number | null> &
    Record<'pets' | 'services', readonly string[] | null>
>;

export type VisitRecord = RequestRecord &
  ReadOnly<z.input<typeof shownRecord & typeof ownersRecord & typeof operatorsRecord>> & {
    /** By the database's clock, ISO 8601 in UTC. */
    readonly now: string;
    /** Null until the request is answered or canceled. */
    readonly visit: VisitRow | null;
    readonly sent_again: RequestRecord | null;
    /** The newest wish that was not declined. */
    readonly asked: Omit<WishRow, 'words'> | null;
    readonly link_version: number;
    readonly last_time: LastVisitRecord | null;
    readonly booked_again: readonly ComingVisitRecord[];
    readonly owed: readonly OwedRecord[];
    readonly history: readonly (z.input<typeof changeRow> & { readonly before: Facts | null })[];
    readonly facts: Facts | null;
  };

export type ChangeRecord = { readonly outcome: 'done' | VisitRefusal; readonly state: VisitRecord };

// ---- Lists ------------------------------------------------------------------------------------------------

/** A change of a visit in the way names these. */
export const seenWithWish = z.object({
  revision: whole,
  request_version: whole,
  wish: openWish.pick({ day: true, window: true, number: true }).nullable(),
});

export const visitOfDayRow = z.object({
  request_version: whole,
  is_sent_again: z.boolean(),
  private_line: lines,
  /** The newest private line of the customer's visits before this one. */
  last_line: lines,
  undo_until: moment.nullable(),
});

// ---- Links and customers ----------------------------------------------------------------------------------

export type Opened = { readonly reference: string };

/** From `private.coming_json`. */
export type ComingVisitRecord = Opened & z.input<typeof start> & { readonly price: number };

/** From `private.owed_json`: what is owed for a visit that was canceled late, or where nobody was home. */
export const owedRow = z.object({
  revision: whole,
  request_version: whole,
  status: word<VisitStatus>(),
  day: text,
  /** USD */
  fee: usd,
  /** Not owed any more, and can still be undone. */
  is_waived: z.boolean(),
  last_change: text.nullable(),
  owner: line,
  /** Mailbox and phone both match: anybody can type a phone number of somebody else. */
  is_sure: z.boolean(),
});

export type OwedRecord = Opened & z.input<typeof owedRow>;

/** `last_time` of `public.find_customer`. */
export const lastVisit = z.object({
  next_price: usd.nullable(),
  /** Anybody can type a phone number of somebody else. */
  found_by: word<'both' | 'email' | 'phone'>(),
  private_line: lines,
  /** How often nobody was home, of this many visits. */
  missed: whole,
  visits: whole,
});

export type LastVisitRecord = z.input<typeof lastVisit> & {
  readonly reference: string;
  readonly request: readonly BookingRow[];
  readonly visit: VisitRow;
  /** False for a visit that has not begun, or was canceled. */
  readonly is_past: boolean;
};
