import * as z from 'zod/mini';
import type { Attempt } from '@/backend/attempt';
import { readDraft, writeDraft } from '@/browser/drafts';
import { readVisitorZip } from '@/browser/visitor-zip';
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
 * How a form comes to be open: somebody followed a link to it just now; the page was loaded, or come
 * back to; or the form stands beside other content and merely suggests.
 */
export type Opening = 'link' | 'return' | 'suggestion';

/**
 * The draft of this tab, or a new request. The choices of a query (`service=…`) go to the first pet:
 * of a link each time it is followed, on returning to it once, and of a suggestion unless a request
 * was begun. The ZIP is the one typed last, here or elsewhere on the site.
 */
export function openSession(query: URLSearchParams, opening: Opening): BookingSession {
  const draft = readDraft('booking', draftSchema.parse) ?? {
    ...blankSession,
    reference: newReference(),
    startedAt: Date.now(),
  };
  const session = isSettled(draft, query, opening) ? draft : withPrefill(draft, query);
  const zipCode = readVisitorZip() || session.values.zipCode;
  return { ...session, values: { ...session.values, zipCode } };
}

/** Keeps a request in this tab until it is sent or the tab is closed. */
export function saveDraft(session: BookingSession): void {
  writeDraft('booking', session);
}

/** Forgets the draft: its request has been stored. */
export function clearDraft(): void {
  writeDraft('booking', null);
}

function withPrefill(session: BookingSession, query: URLSearchParams): BookingSession {
  const prefill = readBookingPrefill(query);
  if (Object.keys(prefill).length === 0) return { ...session, query: query.toString() };
  const [first = emptyPet, ...others] = session.values.pets;
  const pets = [{ ...first, ...prefill }, ...others];
  return { ...session, step: 1, query: query.toString(), values: { ...session.values, pets } };
}

/** Whether a draft has had the choices of a query already, or may not be changed by them. */
function isSettled(draft: BookingSession, query: URLSearchParams, opening: Opening): boolean {
  if (opening === 'link') return false;
  return draft.query === query.toString() || (opening === 'suggestion' && isBegun(draft));
}

function isBegun({ values }: BookingSession): boolean {
  return values.pets.some(({ petName }) => petName.trim() !== '');
}
