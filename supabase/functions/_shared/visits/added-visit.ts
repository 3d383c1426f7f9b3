import type { ReadOnly } from './request-details.ts';
import type { toFound, toFoundName } from './to-listed.ts';
import type { OperatorVisit } from './visit-state.ts';

/** How far back a visit can be recorded. */
export const daysBack = 7;

export const addRefusalCodes = [
  // It was added before with other content; the answer holds that visit.
  'changed_since',
  // Drawn twice, which is rare; another one is free.
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

/** Who an email or a phone number belongs to, with all that was so last time. */
export type Customer = NonNullable<Found['customer']>;

/** A request of the same mailbox or phone that nobody answered yet. */
export type WaitingOfCustomer = Found['waiting'][number];

export type FoundName = ReadOnly<ReturnType<typeof toFoundName>>;
