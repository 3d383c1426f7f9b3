import type { Leg } from './day-route.ts';
import type { DenverTime } from './visit-state.ts';

/** What opens a request on the operator's page: the parts of a link `/operator#REFERENCE.TOKEN`. */
type Opened = { readonly reference: string; readonly token: string };

type Waiting = Opened & {
  readonly pets: readonly string[];
  readonly zipCode: string;
  readonly wanted: { readonly day: string; readonly window: string };
  /** Until when its owner was promised an answer, as ISO 8601 in UTC. */
  readonly answerBy: string;
};

export type WaitingRequest = Waiting & {
  readonly kind: 'request';
  readonly isMarked: boolean;
};

export type WaitingWish = Waiting & {
  readonly kind: 'wish';
  readonly words: string;
  readonly starts: DenverTime;
};

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
  readonly isSentAgain: boolean;
  readonly next: Leg | null;
};

export type OperatorDay = {
  /** The oldest promise first; requests that looked unusual come last. */
  readonly waiting: readonly (WaitingRequest | WaitingWish)[];
  readonly moreWaiting: number;
  /** In order of time: what was not marked done of the last days, all of today, and what is ahead. */
  readonly visits: readonly DayVisit[];
  readonly hasLater: boolean;
};

/** Why a device sees no day, beside the refusals of links. */
export type DayRefusal = 'operator_key_missing';
