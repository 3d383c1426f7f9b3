import type { FieldPath } from 'react-hook-form';
import * as z from 'zod/mini';
import { attemptSchema } from '@/backend/submission/attempt';
import { emailSchema } from '@/backend/submission/email-schema';
import { serverTime } from '@/browser/use-now';
import { bookingServices, petTypes } from '@/content/booking-options';
import { isPhone, phoneMessage } from '@shared/business/phone';
import { addOns, petSizes } from '@shared/business/prices';
import { repeatChoices } from '@shared/business/repeat-visits';
import { isDay } from '@shared/time/denver-time';
import { dayProblem, isWindowOver, isWindowTooSoon } from '@shared/time/open-days';
import { maxLengths, maxPets } from '@shared/visits/request-limits';

const limited = (label: string, max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `${label} must be ${max} characters or fewer`));
const required = (label: string, max: number, min = 1) =>
  limited(label, max).check(z.minLength(min, `${label} is required`));
const chosen = (label: string) =>
  z.string().check(z.minLength(1, { error: `${label} is required`, abort: true }));

const upcomingDay = chosen('Preferred date').check(
  z.refine(isDay, { error: 'Please choose a day from the calendar', abort: true }),
  z.refine((day) => !dayProblem(day, serverTime()), {
    error: ({ input }) => dayProblem(String(input), serverTime()),
  }),
);

/** Refuses a window that `isWrong`, which the database accepts, because a device's clock may be wrong. */
const noWindowThat = (isWrong: typeof isWindowOver, error: string) =>
  z.refine<{ preferredDate: string; preferredTime: string }>(
    ({ preferredDate: day, preferredTime: window }) => {
      const now = serverTime();
      return dayProblem(day, now) !== undefined || !isWrong(day, window, now);
    },
    {
      path: ['preferredTime'],
      error,
      abort: true,
      // also while answers of other steps are missing
      when: ({ value }) => value instanceof Object,
    },
  );

const windowAhead = [
  noWindowThat(
    isWindowOver,
    'That window is over for today. Please choose a later one, or another day.',
  ),
  noWindowThat(
    (...window) => !isWindowOver(...window) && isWindowTooSoon(...window),
    'That window begins before we answer. Please call, or choose a later one.',
  ),
] as const;

/** The form accepts any text; the request only one of `known`. */
const oneOf = <Known extends string>(known: readonly Known[], error?: string) =>
  z.pipe(z.string(), z.enum(known, error));

const petSchema = z.object({
  petName: required('Pet name', maxLengths.petName),
  petType: oneOf(petTypes, 'Pet type is required'),
  breed: limited('Breed', maxLengths.breed),
  weight: limited('Weight', maxLengths.weight),
  service: oneOf(
    bookingServices.map(({ slug }) => slug),
    'Service is required',
  ),
  size: oneOf(['', ...petSizes.map(({ id }) => id)]),
  addOns: z.array(oneOf(addOns.map(({ id }) => id))),
});

/** The first wrong field alone is reported, in this order. */
export const requestSchema = z.object({
  name: required('Name', maxLengths.name),
  phone: required('Phone', maxLengths.phone).check(
    z.refine((text) => text === '' || isPhone(text), phoneMessage),
  ),
  email: emailSchema,
  address: required('Address', maxLengths.address),
  gateCode: limited('Gate code', maxLengths.gateCode),
  zipCode: required('ZIP code', maxLengths.zipCode, 5),
  pets: z.array(petSchema).check(z.minLength(1), z.maxLength(maxPets)),
  preferredDate: upcomingDay,
  preferredTime: chosen('Preferred time'),
  notes: limited('Notes', maxLengths.notes),
  /** Weeks after the visit; '' for a single one. */
  repeatWeeks: oneOf(['', ...repeatChoices.map(String)]),
  /** `newReference` fills it in; the form has no field for it. */
  reference: z.string(),
});

export const bookingSchema = requestSchema.check(...windowAhead);

export const stepSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** A draft keeps it beside the request. */
const sessionSchema = z.object({
  step: stepSchema,
  /** Milliseconds since 1970 by the visitor's clock; only differences are used. */
  startedAt: z.number(),
  /** The prefill applied last, so that a reload does not undo later choices. */
  prefill: z.object({
    service: z.optional(z.string()),
    size: z.optional(z.string()),
    addOns: z.optional(z.array(z.string())),
    chosen: z.optional(z.object({ preferredDate: z.string(), preferredTime: z.string() })),
  }),
  /** USD; of the visit that is booked again. */
  lastFee: z.optional(z.number()),
  /** Declined as fully booked, so not offered as open. */
  fullDay: z.optional(z.string()),
  attempt: z.optional(attemptSchema),
});

export const draftSchema = z
  .object({ ...requestSchema.shape, session: sessionSchema })
  .check(...windowAhead);

export type BookingRequest = z.output<typeof bookingSchema>;

export type BookingValues = z.input<typeof bookingSchema>;

export type BookingDraft = z.input<typeof draftSchema>;

export type PetValues = BookingValues['pets'][number];

export type Step = z.output<typeof stepSchema>;

export const stepNumbers = [1, 2, 3] as const;

export const steps = {
  1: { title: 'Pet Information', fields: ['pets'] },
  2: {
    title: 'Scheduling & Address',
    fields: ['zipCode', 'address', 'gateCode', 'preferredDate', 'preferredTime'],
  },
  3: {
    title: 'Your Contact Information',
    fields: ['name', 'phone', 'email', 'notes', 'repeatWeeks'],
  },
} as const satisfies Record<Step, { title: string; fields: readonly (keyof BookingValues)[] }>;

export const emptyPet: PetValues = {
  petName: '',
  petType: '',
  breed: '',
  weight: '',
  service: '',
  size: '',
  addOns: [],
};

export const emptyBooking: BookingValues = {
  name: '',
  phone: '',
  email: '',
  address: '',
  gateCode: '',
  zipCode: '',
  pets: [emptyPet],
  preferredDate: '',
  preferredTime: '',
  notes: '',
  repeatWeeks: '',
  reference: '',
};

export function isFieldName(name: string | undefined): name is FieldPath<BookingValues> {
  if (!name || name === 'pets') return false;
  const ofPet = /^pets\.\d+\.(\w+)$/.exec(name)?.[1];
  return ofPet ? ofPet in emptyPet : name in emptyBooking;
}
