import { z } from 'zod';
import { isDay } from '../time/denver-time.ts';
import { isEndReason } from './end-reasons.ts';
import { mostBlockReason, mostDayPages } from './operator-day.ts';
import { referencePattern } from './reference.ts';
import { maxLengths, maxPets } from './request-limits.ts';
import { visitLimits } from './visit-state.ts';

// A page can ask all of this of the function `visits`; each entry says who may ask, and with which
// fields. Pages import the types alone, so that they do not load Zod; no other function may import
// this file, since only `visits` has Zod in production.

const largestNumber = 1_000_000;
/** As long as the longest text of a request; the table says how much fits into which field. */
const mostText = Math.max(...Object.values(maxLengths));

const count = z.int().min(0).max(largestNumber);
const amount = z.number().min(-largestNumber).max(largestNumber);
const day = z.string().refine(isDay);
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const reference = z.string().regex(new RegExp(`^${referencePattern}$`));
const uuid = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
const typed = text(mostText);

function text(most: number) {
  return z
    .string()
    .max(most)
    .refine((value) => !value.includes('\0'));
}

function reasonTo(action: 'decline' | 'cancel') {
  return z
    .string()
    .refine((key) => isEndReason(action, key))
    .nullable()
    .default(null);
}

// `term` is the field's name in `private.terms`, unless that is its own in lower case.
const start = {
  day,
  time: time.meta({ term: 'local_time' }),
  minutes: count,
  /** A Sunday, or an hour of `takenHours`. */
  takesClosedTime: z.boolean().default(false),
};
const answer = {
  ...start,
  note: text(visitLimits.note),
  groomer: text(visitLimits.groomer),
  travelFee: count,
  price: amount.nullable(),
};

/** The owner has said yes to the time already. */
const isAgreed = z.boolean().default(false);

/** Each press has its own id, so that it happens once. */
const press = { id: uuid };
const withoutPress = { id: uuid.or(z.literal('')).optional() };
/** The state that the page showed. */
const seen = { ...press, revision: count };
const seenWithVersion = { ...seen, requestVersion: count };
/** A press that answers an open wish, or leaves it open, names it; 0: none. */
const openWish = count.default(0);
const seenWithWish = { ...seenWithVersion, wish: openWish };

/** A row of `bookings`; columns that are not the page's to set are passed over in SQL. */
const petRow = z.object(press).catchall(z.union([typed, amount, z.array(typed)]).nullable());

/** Changes of a visit, each a row of `private.transitions`; a link of the visit opens them, see `visitActions`. */
export const visitChanges = {
  owner: {
    cancel: z.object({ ...seen, acceptsFee: z.boolean() }),
    /** Says yes to the time, and no longer asks for another. */
    accept: z.object({ ...seen, wish: openWish }),
    ask: z.object({
      ...seen,
      day,
      window: text(20).meta({ term: 'time_window' }),
      words: text(visitLimits.wishWords),
    }),
  },
  operator: {
    confirm: z.object({ ...seenWithVersion, ...answer, isAgreed }),
    move: z.object({ ...seenWithWish, ...answer, isAgreed }),
    /** The owner said yes to the time, by phone or text. */
    accept: z.object(seenWithVersion),
    decline: z.object({ ...seenWithVersion, note: answer.note, reason: reasonTo('decline') }),
    cancel: z.object({ ...seenWithWish, note: answer.note, reason: reasonTo('cancel') }),
    /** What the owner said by phone ends as it does by their link. */
    cancel_for_owner: z.object({
      ...seenWithWish,
      acceptsFee: z.boolean(),
    }),
    /** `charged` in USD, fees included; `credit` was taken off it for a late van. `travelFee`: the agreed one. */
    done: z.object({
      ...seenWithVersion,
      travelFee: answer.travelFee.optional(),
      charged: amount.nullable().default(null),
      credit: amount.default(0),
      /** `charged` includes the fees of these references. */
      settlesFees: z.array(reference).default([]),
      groomerWords: text(visitLimits.groomerWords),
    }),
    /** `fee` in USD is named to the owner; 0: none. `reason` tells what was tried before. */
    no_show: z.object({
      ...seenWithVersion,
      fee: count,
      reason: z.literal('waited').nullable().default(null),
    }),
    /** The fee of a no-show or of a late cancellation. */
    waive: z.object(seenWithVersion),
    keep_time: z.object({ ...seen, wish: count }),
    use_details: z.object(seenWithWish),
    /** The operator heard these pets and this owner; length and price follow from them. */
    change_details: z.object({
      ...seenWithWish,
      minutes: start.minutes,
      price: answer.price,
      /** '' keeps the one before. */
      note: answer.note.default(''),
      pets: z.array(petRow).min(1).max(maxPets),
    }),
    spam: z.object(seenWithVersion),
  },
};

/** Actions that need a visit's link: its owner's, or the operator's together with the operator's key. */
export const visitActions = {
  owner: {
    read: z.object(withoutPress),
    /** Reads a `Rebooking`, once the request is over. */
    rebook: z.object(withoutPress),
  },
  operator: {
    read: z.object(withoutPress),
    /** `lastChange`: what it takes back. */
    undo: z.object({ ...press, lastChange: uuid }),
    /** `seen`: the line that the page showed before. */
    keep_private_line: z.object({
      ...withoutPress,
      line: text(visitLimits.privateLine),
      seen: text(visitLimits.privateLine),
    }),
    /** The next visit of the same pets, under a reference and ids (one a pet) that the page made. */
    next: z.object({
      ...press,
      ...start,
      nextReference: reference,
      ids: z.array(uuid).min(1).max(maxPets),
    }),
  },
};

const block = z
  .object({
    ...press,
    first: day,
    last: day,
    from: time.nullable().default(null),
    until: time.nullable().default(null),
    reason: text(mostBlockReason).default(''),
  })
  .refine(({ from, until }) => (from === null) === (until === null));

/** The operator's key alone opens these. */
export const dayActions = {
  /** `pages` times the usual number of entries. */
  day: z.object({ pages: z.int().min(1).max(mostDayPages).default(1) }),
  earned: z.object({ first: day, last: day }),
  /** `new` takes the others back. */
  message: z.object({ ...press, status: z.enum(['answered', 'spam', 'new']) }),
  block,
  /** Also answers done for a block that is gone. */
  unblock: z.object(press),
  /** Looks a customer up by one of both; the other is ''. */
  find: z.object({ email: typed, phone: typed }),
  /** Each word is the beginning of a customer's or a pet's name; one letter alone finds nobody. */
  find_names: z.object({ words: text(100) }),
  /** A visit that was agreed by phone, or written down afterwards. */
  add: z.object({
    ...press,
    ...answer,
    reference,
    pets: z.array(petRow).min(1).max(maxPets),
    /** The hold whose place the visit takes. */
    hold: uuid.nullable().default(null),
  }),
  /** Whether the owner of a canceled visit, whom no email reaches, was called. */
  called: z.object({ reference, isCalled: z.boolean() }),
  /** Keeps a time for a caller who gave a name and a number alone. */
  hold: z.object({ ...press, ...start, name: typed, phone: typed }),
};

const unsubscribeKey = z.object({ reference: text(20), token: text(100) });

/** An unsubscribe token opens these; they concern all return emails to the mailbox. */
export const unsubscribeActions = {
  read_return_emails: unsubscribeKey,
  end_return_emails: unsubscribeKey,
  resume_return_emails: unsubscribeKey,
};

/** Anybody may ask, so the answer is dates and words alone. `zipCode` may be empty. */
export const visitorActions = {
  windows: z.object({ minutes: count, zipCode: text(maxLengths.zipCode) }),
};

/** What opens a visit. */
export const visitKey = unsubscribeKey;

// ---- What pages send ------------------------------------------------------------------------------------

type Schemas = Readonly<Record<string, z.ZodType>>;

/** `{ action, fields }` of each; the id of a press is made when it is sent. */
type Asked<Actions extends Schemas, Made extends string = never> = {
  [Action in keyof Actions & string]: {
    readonly action: Action;
    readonly fields: Omit<z.infer<Actions[Action]>, Made>;
  };
}[keyof Actions & string];

export type OwnerChange = Asked<typeof visitChanges.owner, 'id'>;
export type OperatorChange = Asked<
  typeof visitChanges.operator & Pick<typeof visitActions.operator, 'undo' | 'keep_private_line'>,
  'id'
>;
export type Recorded = {
  readonly owner: OwnerChange['action'];
  readonly operator: Exclude<OperatorChange['action'], 'keep_private_line'> | 'add' | 'next';
};

export type DayAction = Asked<typeof dayActions>;
export type BlockAction = Extract<DayAction, { action: 'block' | 'unblock' }>;
export type MessageStatus = z.infer<typeof dayActions.message>['status'];
export type AddedVisit = z.infer<typeof dayActions.add>;
export type HeldTime = z.infer<typeof dayActions.hold>;
export type NextVisit = z.infer<typeof visitActions.operator.next>;
export type UnsubscribeAction = keyof typeof unsubscribeActions;
