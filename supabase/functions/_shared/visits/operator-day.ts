import type { DenverTime } from '../time/denver-time.ts';
import type { DayBlock } from './day-blocks.ts';
import type { Leg } from './day-route.ts';
import type { Place } from './request-details.ts';
import type { ComingVisit, OwedFee } from './visit-state.ts';
import type { AgreedStatus, MailProblem } from './visit-status.ts';
import type { AskedTime } from './visit-terms.ts';

/** Parts of a link `/operator#REFERENCE.TOKEN`. */
type Opened = { readonly reference: string; readonly token: string };

/** What tells two requests apart, and what to do when the owner does not get our emails. */
type Listed = Opened &
  Pick<Place, 'zipCode' | 'zone'> & {
    readonly owner: { readonly name: string; readonly phone: string };
    readonly pets: readonly {
      readonly name: string;
      readonly service: string;
      /** A key of `sizes`; null when none was chosen. */
      readonly size: string | null;
    }[];
    /** How what the owner wrote begins; may be empty. */
    readonly notes: string;
    readonly mailProblem: MailProblem | null;
  };

/** `answerBy` is what was promised (ISO 8601 in UTC); a known customer had a visit before. */
type Promised = { readonly answerBy: string; readonly isKnown: boolean };

type Waiting = Listed & Promised & { readonly preferred: AskedTime };

export type WaitingRequest = Waiting & { readonly kind: 'request' };

export type WaitingWish = Waiting & {
  readonly kind: 'wish';
  readonly words: string;
  readonly starts: DenverTime;
};

export type WaitingMessage = Promised & {
  readonly kind: 'message';
  readonly id: string;
  readonly name: string;
  /** Either may be empty. */
  readonly phone: string;
  readonly email: string;
  readonly text: string;
};

/** The owner of a visit that the operator canceled, whom no email reaches. */
export type PromisedCall = Opened & {
  readonly owner: { readonly name: string; readonly phone: string };
  readonly pets: readonly string[];
  readonly starts: DenverTime;
  /** The operator’s, about why; may be empty. */
  readonly words: string;
};

/** What the operator has to know about emails; times are ISO 8601 in UTC. */
export type MailTrouble = {
  /** A word of `private.problem`. */
  readonly problem: string | null;
  readonly receiptsWaitSince: string | null;
  readonly pausedUntil: string | null;
};

export type DayVisit = Listed &
  Place & {
    readonly status: AgreedStatus;
    /** A change names the revision and version it was decided on. */
    readonly revision: number;
    readonly requestVersion: number;
    /** As of an `OperatorVisit`; Undo names it. */
    readonly lastChange: string | null;
    /** USD, as the owner was told; null for a visit without a time. */
    readonly lateFee: number | null;
    readonly starts: DenverTime;
    readonly minutes: number;
    /** Whether emails go to the owner. */
    readonly hasEmail: boolean;
    readonly asked: AskedTime | null;
    readonly hasAccepted: boolean;
    /** As of an `OperatorVisit`. */
    readonly ownerLink: string | null;
    readonly privateLine: string;
    /** The newest private line of the same customer's earlier visits. */
    readonly lastLine: string;
    /** As of an `OperatorVisit`. */
    readonly undoUntil: string | null;
    /** Weeks between visits that the owner wishes for; null: none. */
    readonly repeatWeeks: number | null;
    readonly groomer: string;
    /** USD without the travel fee; 0 when neither a price nor an estimate is known. */
    readonly price: number;
    readonly travelFee: number;
    /** As of an `OperatorVisit`. */
    readonly charged: number | null;
    readonly isSentAgain: boolean;
    /** As of an `OperatorVisit`. */
    readonly bookedAgain: ComingVisit | null;
    readonly owed: readonly OwedFee[];
    readonly next: Leg | null;
  };

/** `more…` counts what the lists leave out. */
export type OperatorDay = {
  readonly waiting: readonly (WaitingRequest | WaitingWish)[];
  readonly messages: readonly WaitingMessage[];
  readonly moreWaiting: number;
  /** What has marks of its own. */
  readonly marked: readonly WaitingRequest[];
  readonly markedMessages: readonly WaitingMessage[];
  readonly moreMarked: number;
  readonly trouble: MailTrouble;
  /** Until they are ticked, by their day and hour. */
  readonly calls: readonly PromisedCall[];
  readonly visits: readonly DayVisit[];
  readonly moreVisits: number;
  /** From today on, by their first day and hour. */
  readonly blocks: readonly DayBlock[];
};

/** What came in on some days, in USD. */
export type Earned = {
  readonly done: readonly {
    readonly day: string;
    readonly owner: string;
    readonly pets: readonly { readonly name: string; readonly service: string }[];
    /** Fees included; null: not noted. */
    readonly charged: number | null;
    readonly travelFee: number;
  }[];
  /** For visits of these days that were canceled late, or where nobody was home. */
  readonly owed: number;
};

/** How many times the usual number of entries a page of the day may ask for. */
export const mostDayPages = 10;
