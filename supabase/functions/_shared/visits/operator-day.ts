import type { z } from 'zod';
import type { ReadOnly } from './request-details.ts';
import type { Camel } from './to-camel.ts';
import type { earnedRecord, toBlockedVisit, toOperatorDay } from './to-day.ts';
import type { toFound, toFoundName, toListedVisit } from './to-listed.ts';
import type { toMarks } from './to-visit.ts';
import type { OperatorVisit } from './visit-state.ts';

export type OperatorDay = ReadOnly<ReturnType<typeof toOperatorDay>>;
type Waiting = OperatorDay['waiting'][number];
export type WaitingRequest = Extract<Waiting, { kind: 'request' }>;
export type WaitingWish = Extract<Waiting, { kind: 'wish' }>;
export type WaitingMessage = OperatorDay['messages'][number];
export type PromisedCall = OperatorDay['calls'][number];
export type DayVisit = OperatorDay['visits'][number];
export type Marks = ReturnType<typeof toMarks>;
export type MailTrouble = OperatorDay['trouble'];

export type ListedVisit = ReadOnly<NonNullable<ReturnType<typeof toListedVisit>>>;
export type BlockedVisit = ReadOnly<NonNullable<ReturnType<typeof toBlockedVisit>>>;

export type Earned = Camel<z.output<typeof earnedRecord>>;

/** How many times the usual number of entries a page of the day may ask for. */
export const mostDayPages = 10;

/** The most characters of the reason of a block, as in the table. */
export const mostBlockReason = 60;

export const blockRefusalCodes = [
  'ends_before_start',
  'in_past',
  'too_far',
  'already_blocked',
  // The answer holds the visits.
  'has_visits',
] as const;

export type BlockRefusal = (typeof blockRefusalCodes)[number];

/** How far back a visit can be recorded. */
export const daysBack = 7;

export const addRefusalCodes = [
  // The visit was added before with other content; the answer holds it.
  'changed_since',
  // The same reference was drawn twice, which is rare; another one is free.
  'reference_taken',
  'no_contact',
  'bad_details',
  'bad_minutes',
  'bad_fee',
  'bad_price',
  'in_past',
  'too_long_ago',
  'too_far',
  'closed_day',
  'closed_hour',
  // The answer holds the visit, unless something else is in the way.
  'taken',
  // The visit before the next one is not done.
  'not_allowed',
] as const;

export type AddRefusal = (typeof addRefusalCodes)[number];

export type Added = {
  readonly visit: OperatorVisit;
  /** With the reference it opens the operator's page of the visit. */
  readonly token: string;
};

export type Found = ReadOnly<ReturnType<typeof toFound>>;

export type Customer = NonNullable<Found['customer']>;

export type WaitingOfCustomer = Found['waiting'][number];

export type FoundName = ReadOnly<ReturnType<typeof toFoundName>>;
