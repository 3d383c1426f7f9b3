import type { Leg } from './day-route.ts';
import type { DenverTime } from './visit-state.ts';

/** What opens a request on the operator's page: the parts of a link `/operator#REFERENCE.TOKEN`. */
type Opened = { readonly reference: string; readonly token: string };

/** What an owner waits for, and where. */
type Waiting = Opened & {
  readonly pets: readonly string[];
  readonly zipCode: string;
  readonly wanted: { readonly day: string; readonly window: string };
  /** Until when its owner was promised an answer, as ISO 8601 in UTC. */
  readonly answerBy: string;
};

/** A request that nobody has answered. */
export type WaitingRequest = Waiting & {
  readonly kind: 'request';
  /** Whether it looked unusual when it came. */
  readonly isMarked: boolean;
};

/** A wish for another time that nobody has answered. */
export type WaitingWish = Waiting & {
  readonly kind: 'wish';
  readonly words: string;
  /** When the visit is booked for. */
  readonly starts: DenverTime;
};

/** A visit as the operator's day shows it. */
export type DayVisit = Opened & {
  readonly status: 'confirmed' | 'done';
  /** Both numbers name the state that a change is decided on. */
  readonly revision: number;
  readonly requestVersion: number;
  readonly starts: DenverTime;
  readonly minutes: number;
  readonly owner: { readonly name: string; readonly phone: string };
  readonly pets: readonly { readonly name: string; readonly service: string }[];
  readonly address: string;
  readonly zipCode: string;
  /** Whether its owner sent the request again after the answer. */
  readonly isSentAgain: boolean;
  /** The way to the next visit of the day; null after the last. */
  readonly next: Leg | null;
};

/** The operator's day, as the page `/operator` shows it. */
export type OperatorDay = {
  /** The oldest promise first; requests that looked unusual come last. */
  readonly waiting: readonly (WaitingRequest | WaitingWish)[];
  /** How many wait beyond these. */
  readonly moreWaiting: number;
  /** In order of time: what was not marked done of the last days, all of today, and what is ahead. */
  readonly visits: readonly DayVisit[];
  /** Whether there are visits after these. */
  readonly hasLater: boolean;
};

/** Why a device sees no day, beside the refusals of links. */
export type DayRefusal = 'operator_key_missing';
