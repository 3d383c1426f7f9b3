import type { Leg } from './day-route.ts';
import type { ServiceZone } from './service-zips.ts';
import type { DenverTime } from './visit-state.ts';

/** Parts of a link `/operator#REFERENCE.TOKEN`. */
type Opened = { readonly reference: string; readonly token: string };

type Waiting = Opened & {
  readonly pets: readonly string[];
  readonly zipCode: string;
  readonly zone: ServiceZone;
  readonly preferred: { readonly day: string; readonly window: string };
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
  /** A change names the revision and version it was decided on. */
  readonly revision: number;
  readonly requestVersion: number;
  readonly starts: DenverTime;
  readonly minutes: number;
  readonly owner: { readonly name: string; readonly phone: string };
  readonly pets: readonly { readonly name: string; readonly service: string }[];
  readonly address: string;
  readonly zipCode: string;
  /** May be empty, like all that is optional in the form. */
  readonly gateCode: string;
  readonly isSentAgain: boolean;
  readonly next: Leg | null;
};

export type OperatorDay = {
  /** Oldest promise first; marked requests last. */
  readonly waiting: readonly (WaitingRequest | WaitingWish)[];
  readonly moreWaiting: number;
  readonly visits: readonly DayVisit[];
  readonly hasLater: boolean;
};
