import type { CancelTerms } from './cancel-terms.ts';
import type { DayBlock } from './day-blocks.ts';
import type { FullDetails, Rebooking, RequestDetails, VisitPet } from './request-details.ts';

/** The most characters that the forms, the function and the tables accept. */
export const visitLimits = {
  note: 500,
  groomerWords: 300,
  wishWords: 300,
  groomer: 60,
  privateLine: 300,
} as const;

/** What an answer may name, fee and price in USD; the least fee is 0, and the least price is above 0. */
export const visitRange = {
  fewestMinutes: 15,
  mostMinutes: 480,
  mostDaysAhead: 400,
  mostTravelFee: 500,
  mostPrice: 10_000,
} as const;

/** `requested`: not answered yet. */
export type VisitStatus =
  | 'requested'
  | 'confirmed'
  | 'declined'
  | 'canceled'
  | 'done'
  /** We came, and nobody was home. */
  | 'no_show';

/** Agreed on, and not taken back. */
export type AgreedStatus = Exclude<VisitStatus, 'requested' | 'declined' | 'canceled'>;

export function isAgreed(status: VisitStatus): status is AgreedStatus {
  return status === 'confirmed' || isOver(status);
}

/** We came. */
export function isOver(status: VisitStatus): boolean {
  return status === 'done' || status === 'no_show';
}

/** `YYYY-MM-DD` and `HH:MM` (24 hours) in Denver. */
export type DenverTime = { readonly day: string; readonly time: string };

export type VisitTerms = {
  readonly groomer: string;
  /** Whole USD, for the drive. */
  readonly travelFee: number;
  /** USD; null: the estimate stands. */
  readonly price: number | null;
};

/** A day and an arrival window of `timeWindows`. */
export type AskedTime = { readonly day: string; readonly window: string };

/** A request for another time; the visit does not change by itself. */
export type TimeWish = AskedTime & { readonly words: string };

export type OpenWish = TimeWish & {
  readonly askedAt: string;
  /** Counts from 1 per visit; an answer names it. */
  readonly number: number;
};

type VisitState = VisitTerms & {
  readonly reference: string;
  readonly status: VisitStatus;
  /** Rises with each change, from 0. A change names the revision it was made on. */
  readonly revision: number;
  /** Null without an appointment. */
  readonly starts: DenverTime | null;
  readonly minutes: number | null;
  /** The owner said yes to this time. Without a yes the visit stands all the same. */
  readonly hasAccepted: boolean;
  readonly note: string;
  /** A key of `endReasons`; null: the operator's own words, or not ended by the operator. */
  readonly reason: string | null;
  readonly groomerWords: string;
  /** USD for a done visit, fees included and no tip; null: not noted. */
  readonly charged: number | null;
  /** The open wish; null once the visit has changed. */
  readonly wish: OpenWish | null;
  /** The owner's newest wish that was not declined, else as `requestedTime`. */
  readonly asked: AskedTime | null;
  readonly canceledBy: 'owner' | 'operator' | null;
  readonly wasLate: boolean;
  /** USD that the owner was told their no-show or late cancellation costs; 0: nothing. */
  readonly fee: number;
  readonly answeredAt: string | null;
  readonly changedAt: string | null;
  /** The last press; null before any. */
  readonly lastChange: string | null;
  /** What the owner was told about canceling; null without an appointment. */
  readonly canceling: CancelTerms | null;
};

/** `booked`: the owner comes back already, so it is not sent. */
export type ReturnEmail = 'on' | 'ended' | 'booked';

/** Before an answer it holds no free text. */
export type OwnerVisit = VisitState &
  RequestDetails & {
    readonly audience: 'owner';
    /** Empty until the visit is confirmed. */
    readonly address: string;
    /** The last change set the time; false after one that left it as it was. */
    readonly isTimeNew: boolean;
    /** Null where this time was not moved. */
    readonly movedFrom: DenverTime | null;
    /** Canceling now costs the fee. Never true when we set the time too late ourselves. */
    readonly isLate: boolean;
    /** A reminder is still to be sent. */
    readonly hasReminder: boolean;
    /** The last wish the operator declined; null once the visit has changed. */
    readonly declinedWish: AskedTime | null;
    readonly askRefusal: AskRefusal | null;
    /** Null when no repeat was asked for, and until the visit is done. */
    readonly returnEmail: ReturnEmail | null;
    /** Ends return emails and takes that back; opens nothing. */
    readonly stopToken: string;
  };

/** After an answer, the details are the ones that were answered. */
export type OperatorVisit = VisitState &
  FullDetails & {
    readonly audience: 'operator';
    /** Sent after the answer; counts only once the operator uses it. */
    readonly sentAgain: FullDetails | null;
    readonly mailProblem: MailProblem | null;
    /** Opens the owner's page, to be sent from the operator's own phone; null unless the visit is confirmed. */
    readonly ownerLink: string | null;
    /** For the operator alone. */
    readonly privateLine: string;
    /** The same customer's last visit; null for who is new. */
    readonly lastTime: LastTime | null;
    readonly owed: readonly OwedFee[];
    /** Their next one, once this one has begun. */
    readonly bookedAgain: ComingVisit | null;
    /** Nobody is told; the status stays `requested`. */
    readonly isSpam: boolean;
    /** What became of the email about the operator's last change; null when there is none. */
    readonly answerEmail: 'waiting' | 'sent' | 'failed' | null;
    /** The oldest first. */
    readonly history: readonly Change[];
    /** The last answer can be undone until then (ISO 8601 in UTC); null when it cannot. */
    readonly undoUntil: string | null;
    readonly booked: readonly (DenverTime & {
      readonly minutes: number;
      readonly zipCode: string;
      readonly pets: readonly string[];
    })[];
    /** Three days before to nine days after the wished day, else the visit's, else the requested one. */
    readonly bookedDays: { readonly first: string; readonly last: string };
    /** Those that touch these days. */
    readonly blocks: readonly DayBlock[];
  };

/** What a customer owes for a visit that was canceled late, or where nobody was home; the key opens its page. */
export type OwedFee = Pick<
  VisitState,
  'reference' | 'revision' | 'status' | 'fee' | 'lastChange'
> & {
  readonly token: string;
  readonly requestVersion: number;
  readonly day: string;
  /** Not owed any more, and can still be undone. */
  readonly isWaived: boolean;
  readonly owner: string;
  /** Mailbox and phone both match: anybody can type a phone number of somebody else. */
  readonly isSure: boolean;
};

/** A customer's next visit; the key opens its page. */
export type ComingVisit = {
  readonly reference: string;
  readonly token: string;
  readonly starts: DenverTime;
};

/** An earlier visit of the same mailbox or phone number. */
export type LastTime = VisitTerms & {
  readonly status: AgreedStatus;
  readonly day: string;
  readonly minutes: number;
  readonly pets: readonly Pick<VisitPet, 'name' | 'service' | 'addOns'>[];
  /** USD; 0 when the form showed none. */
  readonly estimate: number;
  readonly charged: number | null;
  /** What the same again costs without the drive; null: the estimate. */
  readonly nextPrice: number | null;
  /** The newest of this customer. */
  readonly privateLine: string;
  /** Whose visit it was, and by what it was found: anybody can type a phone number of somebody else. */
  readonly owner: string;
  readonly foundBy: 'both' | 'email' | 'phone';
  /** How often nobody was home, of this many visits. */
  readonly missed: number;
  readonly visits: number;
};

/** What became of the emails to an owner. `failed`: the newest one was given up; `bounced_once`: it is tried again. */
export type MailProblem = 'bounced' | 'bounced_once' | 'complained' | 'failed';

/** Of the operator. Undo of these ends after a day, of the others once their email leaves. */
export function isUndoneForADay(action: string): boolean {
  return ['spam', 'accept', 'waive', 'done', 'no_show'].includes(action);
}

/** Of a visit's history. `action` is one of `private.transitions`, or `undo`. */
export type Change = {
  readonly id: string;
  readonly action: string;
  readonly actor: 'owner' | 'operator';
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly isUndone: boolean;
  /** `9:00 AM to 9:30 AM, price $120 to $140`; may be empty. */
  readonly what: string;
};

export type Visit = OwnerVisit | OperatorVisit;

/** Checks only `pets`: our own code stored the value. */
export function isRebooking(value: unknown): value is Rebooking {
  return (
    typeof value === 'object' && value !== null && 'pets' in value && Array.isArray(value.pets)
  );
}

/** Parts of a link `/visit#REFERENCE.TOKEN` or `/operator#REFERENCE.TOKEN`. */
export type VisitKey = {
  readonly audience: 'owner' | 'operator';
  readonly reference: string;
  readonly token: string;
};

export const operatorKeyHeader = 'x-operator-key';

/** About a field of the operator's answer. */
export const fieldRefusalCodes = [
  'in_past',
  'too_far',
  'closed_day',
  'closed_hour',
  'bad_minutes',
  'bad_fee',
  'bad_price',
  'taken',
] as const;

const askRefusalCodes = ['not_allowed', 'too_late_to_ask', 'too_many_wishes'] as const;

export const visitRefusalCodes = [
  'stale',
  // A move to what is agreed already.
  'unchanged',
  // The same press with other content changed the visit before.
  'changed_since',
  // A value that the tables refuse.
  'bad_details',
  ...fieldRefusalCodes,
  'late_fee',
  'too_early',
  'too_late_to_undo',
  'bad_window',
  ...askRefusalCodes,
] as const;

export const linkRefusalCodes = [
  'unknown_link',
  'link_ended',
  // The key is right, but this device lacks the operator's key.
  'operator_key_required',
  'wrong_operator_key',
  // The site is public and has no operator's key yet, so nobody opens the operator's pages.
  'operator_key_missing',
  // Too many wrong keys from this network; a right one still opens.
  'too_many',
] as const;

/** The answer also holds the present state. */
export type VisitRefusal = (typeof visitRefusalCodes)[number];

export type AskRefusal = (typeof askRefusalCodes)[number];

export type LinkRefusal = (typeof linkRefusalCodes)[number];
