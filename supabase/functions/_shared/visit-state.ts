/** Where a request stands. `requested`: nobody answered it yet. */
export type VisitStatus = 'requested' | 'confirmed' | 'declined' | 'canceled' | 'done';

/** A time in Denver: `YYYY-MM-DD` and `HH:MM`, 24 hours. */
export type DenverTime = { readonly day: string; readonly time: string };

export type VisitPet = {
  readonly name: string;
  readonly type: string;
  readonly breed: string | null;
  readonly weight: string | null;
  readonly size: string | null;
  readonly service: string;
  readonly addOns: readonly string[];
};

export type VisitTerms = {
  /** Who comes, by name; empty when nobody is named. */
  readonly groomer: string;
  /** For the drive, in whole USD. */
  readonly travelFee: number;
  /** USD that the operator named; null: the estimate of the request stands. */
  readonly price: number | null;
};

/** Another time that the owner of a visit asked for, which changes nothing by itself. */
export type TimeWish = {
  readonly day: string;
  readonly window: string;
  readonly words: string;
};

export type OpenWish = TimeWish & {
  /** ISO 8601 in UTC. */
  readonly askedAt: string;
  /** Counts the wishes for a visit from 1; whoever answers one names it. */
  readonly number: number;
};

type RequestDetails = {
  readonly wanted: {
    readonly day: string;
    readonly window: string;
    readonly repeatWeeks: number | null;
  };
  readonly pets: readonly VisitPet[];
  readonly estimate: number;
};

type FullDetails = RequestDetails & {
  /** Counts the sendings of a request from 1. A change must name the one that it was made on. */
  readonly requestVersion: number;
  readonly owner: { readonly name: string; readonly phone: string; readonly email: string };
  readonly address: string;
  readonly zipCode: string;
  readonly notes: string;
  readonly sentAt: string;
  readonly reviewReasons: readonly string[];
};

type VisitState = VisitTerms & {
  readonly reference: string;
  readonly status: VisitStatus;
  /** Rises with each change, from 0; a change must name the one that it was made on. */
  readonly revision: number;
  /**
   * The appointment; null before it is confirmed and when it was declined, and where the operator set
   * `confirmed` by hand in the table.
   */
  readonly starts: DenverTime | null;
  readonly minutes: number | null;
  /** What the operator wrote to the owner with the last change; empty without words. */
  readonly note: string;
  /** What the groomer found, once the visit is done; empty without words. */
  readonly groomerWords: string;
  /** The owner's wish for another time; null without one, and once the visit has changed. */
  readonly wish: OpenWish | null;
  readonly canceledBy: 'owner' | 'operator' | null;
  readonly wasLate: boolean;
  /** When the request was answered and last changed, as ISO 8601 in UTC; null before. */
  readonly answeredAt: string | null;
  readonly changedAt: string | null;
};

/** What the owner's page shows. Before the operator answered, nothing that was typed freely. */
export type OwnerVisit = VisitState &
  RequestDetails & {
    readonly audience: 'owner';
    /** Street and ZIP; empty before the visit is confirmed. */
    readonly address: string;
    /** Whether canceling now costs the fee of late cancellations. Never when our own change came too late. */
    readonly isLate: boolean;
    /** The wish that the operator answered last by keeping the time; null once the visit has changed. */
    readonly keptWish: Pick<TimeWish, 'day' | 'window'> | null;
    /** Why another time cannot be asked for now; null when it can. */
    readonly askRefusal: AskRefusal | null;
    /** Whether a mail to come back is to go, as the owner asked; null without that wish. */
    readonly returnMail: 'on' | 'ended' | null;
  };

/** What the operator's page shows. Once a request is answered, the details are those that were answered. */
export type OperatorVisit = VisitState &
  FullDetails & {
    readonly audience: 'operator';
    /** What the owner sent after the answer; it counts once the operator uses it. */
    readonly sentAgain: FullDetails | null;
    /** Why mails do not reach the owner; null while they do, as far as we know. */
    readonly mailProblem: 'bounced' | 'complained' | null;
    /** Until when `done` can be taken back, as ISO 8601 in UTC; null where it cannot. */
    readonly undoUntil: string | null;
    /** The other confirmed visits of `bookedDays`, in order of time. */
    readonly booked: readonly (DenverTime & {
      readonly minutes: number;
      readonly zipCode: string;
    })[];
    /** From three days before the day in question to nine days after it, `YYYY-MM-DD` in Denver. */
    readonly bookedDays: { readonly first: string; readonly last: string };
  };

export type Visit = OwnerVisit | OperatorVisit;

/**
 * All that a request of the same pets begins with. Of a request that nobody answered, only what is chosen from
 * our lists and what looks like a name, a phone number or a ZIP; the rest is empty.
 */
export type Rebooking = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly zipCode: string;
  readonly repeatWeeks: number | null;
  readonly pets: readonly VisitPet[];
};

/** Checks only `pets`: our own code stored the value, so it is whole or something else entirely. */
export function isRebooking(value: unknown): value is Rebooking {
  return (
    typeof value === 'object' && value !== null && 'pets' in value && Array.isArray(value.pets)
  );
}

/** Opens a visit: the parts of a link `/visit#REFERENCE.TOKEN` or `/operator#REFERENCE.TOKEN`. */
export type VisitKey = {
  readonly audience: 'owner' | 'operator';
  readonly reference: string;
  readonly token: string;
};

/** Ends an owner's link that leads on to the booking form with what was asked for last. */
export const bookAgainEnding = '.again';

/** The header in which the operator's pages send the operator's key, where one is set. */
export const operatorKeyHeader = 'x-operator-key';

/** What an owner may do. `revision` is that of the state the page shows. */
export type OwnerAction =
  /** `rebook` reads what a new request of the same pets begins with, once this one is over. */
  | { readonly action: 'read' }
  | { readonly action: 'rebook' }
  /** Ends the mails to come back. */
  | { readonly action: 'end_returns' }
  /** `acceptsFee`: whether the owner saw that the late cancellation fee applies, and accepts it. */
  | { readonly action: 'cancel'; readonly revision: number; readonly acceptsFee: boolean }
  | ({ readonly action: 'ask'; readonly revision: number } & TimeWish);

type DecidedOn = { readonly revision: number; readonly requestVersion: number };

export type OperatorAction =
  | { readonly action: 'read' }
  | ({
      readonly action: 'confirm' | 'move';
      readonly minutes: number;
      readonly note: string;
    } & VisitTerms &
      DecidedOn &
      DenverTime)
  /** The note of `done` is what the groomer found. */
  | ({ readonly action: 'decline' | 'cancel' | 'done'; readonly note: string } & DecidedOn)
  /** Answers the wish of that number, and leaves the visit as it is. */
  | ({ readonly action: 'keep_time'; readonly wish: number } & DecidedOn)
  /** `undo` takes `done` back. `use_details` names `sentAgain.requestVersion`. */
  | ({ readonly action: 'undo' | 'use_details' } & DecidedOn);

export type VisitAction = OwnerAction | OperatorAction;

/**
 * Why a change was refused. With `stale` (the visit or the request changed meanwhile), `taken` (another visit
 * is at that time), `late_fee` (canceling costs the fee by now) and what keeps an owner from asking for another
 * time the answer holds the present state too.
 */
export type VisitRefusal =
  | 'stale'
  | 'not_allowed'
  | 'in_past'
  | 'too_far'
  | 'closed_day'
  | 'closed_hour'
  | 'bad_minutes'
  | 'bad_fee'
  | 'bad_price'
  | 'taken'
  | 'late_fee'
  | 'too_early'
  | 'bad_window'
  | AskRefusal;

/** One wish is open, the visit starts within 24 hours, or three wishes were made already. */
export type AskRefusal = 'not_allowed' | 'wish_open' | 'too_late_to_ask' | 'too_many_wishes';

/** Why a link opens nothing, or not on this device. */
export type LinkRefusal =
  /** The key fits nothing. */
  | 'unknown_link'
  /** The key fits, and its time is over. */
  | 'link_ended'
  /** The key fits, and the device must send the operator's key too. */
  | 'operator_key_required'
  | 'wrong_operator_key'
  /** Too many wrong keys came from this network; a right one opens all the same. */
  | 'too_many';
