import * as z from 'zod/mini';
import type { Attempt } from '@/backend/attempt';
import { readBookingDraft, writeBookingDraft } from '@/storage/booking-draft';
import { readVisitorZip } from '@/storage/visitor-zip';
import { readBookingPrefill } from './booking-prefill';
import { type BookingValues, emptyBooking, emptyPet } from './booking-schema';
import type { Step } from './booking-steps';
import { newReference } from './reference';

/** One request on its way: what was typed, where the visitor is, and what has been sent of it. */
export type BookingSession = {
  values: BookingValues;
  step: Step;
  reference: string;
  /** Milliseconds since 1970, by the visitor's clock: only differences of it are used. */
  startedAt: number;
  /** The query that has been taken over, so that a reload does not undo later choices. */
  query: string;
  attempt?: Attempt | undefined;
};

const text = z.string();
const draftSchema = z.object({
  values: z.object({
    name: text,
    phone: text,
    email: text,
    address: text,
    zipCode: text,
    pets: z
      .array(
        z.object({
          petName: text,
          petType: text,
          breed: text,
          weight: text,
          service: text,
          size: text,
          addOns: z.array(text),
        }),
      )
      .check(z.minLength(1)),
    preferredDate: text,
    preferredTime: text,
    notes: text,
  }),
  step: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  reference: text,
  startedAt: z.number(),
  query: text,
  attempt: z.optional(z.object({ content: text, ids: z.array(text) })),
});

/** What the page shows before it may read the browser: an empty form. */
export const blankSession: BookingSession = {
  values: emptyBooking,
  step: 1,
  reference: '',
  startedAt: 0,
  query: '',
};

/**
 * The draft of this tab, or a new request. A link with choices of its own (`?service=…`) is taken
 * over once, into the first pet; a ZIP typed elsewhere on the site fills an empty field. A form
 * beside other content is only a suggestion (`isSuggestion`): it changes no draft that was begun.
 */
export function openSession(query: URLSearchParams, isSuggestion = false): BookingSession {
  const draft = readDraft() ?? {
    ...blankSession,
    reference: newReference(),
    startedAt: Date.now(),
  };
  const isSettled = draft.query === query.toString() || (isSuggestion && isBegun(draft));
  const session = isSettled ? draft : withPrefill(draft, query);
  const zipCode = session.values.zipCode || readVisitorZip();
  return { ...session, values: { ...session.values, zipCode } };
}

/** Keeps a request in this tab until it is sent or the tab is closed. */
export function saveDraft(session: BookingSession): void {
  writeBookingDraft(JSON.stringify(session));
}

/** Forgets the draft: its request has been stored. */
export function clearDraft(): void {
  writeBookingDraft(null);
}

function withPrefill(session: BookingSession, query: URLSearchParams): BookingSession {
  const prefill = readBookingPrefill(query);
  if (Object.keys(prefill).length === 0) return { ...session, query: query.toString() };
  const [first = emptyPet, ...others] = session.values.pets;
  const pets = [{ ...first, ...prefill }, ...others];
  return { ...session, step: 1, query: query.toString(), values: { ...session.values, pets } };
}

function isBegun({ values }: BookingSession): boolean {
  return values.pets.some(({ petName }) => petName.trim() !== '');
}

/** Undefined when there is none, or when it is from another version of the form. */
function readDraft(): BookingSession | undefined {
  const stored = readBookingDraft();
  if (!stored) return undefined;
  try {
    return draftSchema.parse(JSON.parse(stored));
  } catch {
    return undefined;
  }
}
