import * as z from 'zod/mini';
import { chosenTerms, isFeeMissing, termsShape } from '../terms/answer-terms';
import { usualMinutes, usualWeeks } from '../terms/visit-length';
import { noContact } from './add-failures';
import { newId } from '@/backend/submission/new-id';
import { bookingServiceName } from '@/content/booking-options';
import { toBookingRows, toBookingValues } from '@/request/booking-row';
import { emptyBooking, emptyPet, requestSchema } from '@/request/booking-schema';
import { requestEstimate } from '@/request/estimate';
import { newReference } from '@/site/new-reference';
import { joinFilled, usd } from '@shared/business/format';
import { serviceZone } from '@shared/business/service-zips';
import {
  type DenverTime,
  addDays,
  denverDay,
  formatDay,
  toMinutes,
} from '@shared/time/denver-time';
import type { DayBlock } from '@shared/visits/day-route';
import type { Customer } from '@shared/visits/operator-day';
import { maxPets } from '@shared/visits/request-limits';
import type { AddedVisit, HeldTime } from '@shared/visits/visit-actions';
import { hasStarted, isMissed } from '@shared/visits/visit-status';

const orEmpty = (schema: z.ZodMiniType<string, string>) => {
  const problem = (text: unknown) =>
    text === '' ? undefined : schema.safeParse(text).error?.issues[0]?.message;
  return z.string().check(
    z.trim(),
    z.refine((text) => !problem(text), { error: ({ input }) => problem(input) }),
  );
};

/** A request that names the agreed time in place of a wish, and the ids that it is sent with. */
export const addSchema = z
  .object({
    ...requestSchema.shape,
    // No wish: `day` and `time` are agreed.
    preferredDate: z.string(),
    preferredTime: z.string(),
    phone: orEmpty(requestSchema.shape.phone),
    email: orEmpty(requestSchema.shape.email),
    step: z.enum(['contact', 'details']),
    who: z.string(),
    ...termsShape,
    id: z.string(),
    ids: z.array(z.string()),
    /** These values were sent, and no answer has come yet. */
    isSent: z.boolean(),
    takesClosedTime: z.boolean(),
    /** The visit takes the place of the hold with this id; '' is none. */
    hold: z.string(),
  })
  .check(
    z.refine(({ phone, email }) => phone !== '' || email !== '', {
      path: [noContact.field],
      error: noContact.words,
      // The form says it while other answers are missing, too.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

export type AddValues = z.input<typeof addSchema>;

export type AddedRequest = z.output<typeof addSchema>;

/** Defaults to a dog, because most calls are about a dog. */
export const usualPet = { ...emptyPet, petType: 'dog' } as const;

export function newAddValues(): AddValues {
  return {
    ...emptyBooking,
    pets: [usualPet],
    step: 'contact',
    who: '',
    day: '',
    time: '',
    minutes: 0,
    groomer: '',
    price: '',
    travelFee: '',
    note: '',
    isSent: false,
    takesClosedTime: false,
    hold: '',
    ...newIds(),
  };
}

/** Made once for a visit, so that the database knows a second sending. */
export function newIds(): Pick<AddValues, 'id' | 'reference' | 'ids'> {
  return { id: newId(), reference: newReference(), ids: Array.from({ length: maxPets }, newId) };
}

/** Presets all fields from the last visit, except the day and the note to the owner. */
export function fromCustomer(
  customer: Omit<Customer, 'lastTime' | 'bookedAgain'>,
): Partial<AddValues> {
  const { door, notes, minutes, groomer, price, travelFee, estimate } = customer;
  const amount = price ?? estimate;
  return {
    ...toBookingValues(customer),
    ...door,
    notes,
    minutes,
    groomer,
    price: amount > 0 ? String(amount) : '',
    travelFee: String(travelFee),
  };
}

/** Of the visit that is booked, else of the last one. */
export function lastDay(customer: Customer | null | undefined): string | undefined {
  return customer?.bookedAgain.at(-1)?.starts.day ?? customer?.lastTime?.day;
}

/** The day of the next visit, by the customer's wished interval, or soon after the last by the usual; '' when unknown. */
export function nextDay(customer: Customer | null, now: Date): string {
  const last = lastDay(customer);
  const { status } = customer?.lastTime ?? {};
  const wasMissed = customer?.bookedAgain.length === 0 && status && isMissed(status);
  const isSoon = last !== undefined && last > addDays(denverDay(now), -7) && !wasMissed;
  const weeks = customer?.repeatWeeks ?? (isSoon ? usualWeeks(customer?.pets ?? []) : 0);
  return last && weeks ? addDays(last, weeks * 7) : '';
}

/** `HH:MM` of the visit that is booked, else of the last one. */
export function usualTime(customer: Customer | null | undefined): string | undefined {
  return customer?.bookedAgain.at(-1)?.starts.time ?? customer?.lastTime?.time;
}

export function fromHold({ id, first, from, until, hold }: DayBlock): AddValues {
  const [time, end] = [from ?? '', until ?? ''];
  const { name = '', phone = '' } = hold ?? {};
  const minutes = toMinutes(end) - toMinutes(time);
  return fromHeld({ id, name, phone, day: first, time, minutes });
}

export function fromHeld(held: Omit<HeldTime, 'takesClosedTime'>): AddValues {
  const { id, name, phone, day, time, minutes } = held;
  return { ...newAddValues(), name, phone, day, time, minutes, step: 'details', hold: id };
}

const ofSending = ['id', 'reference', 'ids', 'isSent', 'hold', 'takesClosedTime'];

/** Nothing was typed beside what the hold itself has. */
export function isBareHold(typed: AddValues, held: AddValues): boolean {
  return ownEntries(typed, held).every(([name]) => ofSending.includes(name));
}

/** The fields that were typed since `before`. */
export function ownEntries(typed: AddValues, before: AddValues) {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(known.get(name)),
  );
}

type Priced = Pick<AddValues, 'pets'>;

/** USD; it is 0 while a package or a size is missing. */
export function addedEstimate({ pets }: Priced): number {
  const { total, isWhole } = requestEstimate(pets);
  return isWhole ? total : 0;
}

export function pricedPets({ pets }: Priced) {
  return pets.map(({ service, size, addOns }) => [service, size, addOns]);
}

/** The chosen services count; before the first choice, a custom one does. */
export function addedMinutes({ pets }: Priced): number {
  const chosen = pets.filter(({ service }) => service !== '');
  const counted = chosen.length > 0 ? chosen : pets.slice(0, 1);
  return usualMinutes(counted.map(({ service }) => ({ service: bookingServiceName(service) })));
}

export function addedTerms(values: Pick<AddValues, 'pets' | 'zipCode'>) {
  const { zipCode } = values;
  const estimate = addedEstimate(values);
  return { zipCode, zone: serviceZone(zipCode), estimate, groomer: '', travelFee: 0 };
}

/** `Last time $150, list $165`; undefined if there is no earlier price or it equals the list price. */
export function priceHint(
  listed: number,
  customer: Customer | null | undefined,
): string | undefined {
  const last = customer?.price ?? customer?.estimate ?? 0;
  if (last === 0 || last === listed) return undefined;
  const next = customer?.bookedAgain.at(-1);
  const agreed = next && `Agreed for ${formatDay(next.starts.day)}: ${usd(last)}`;
  const known = customer?.lastTime ? `Last time ${usd(last)}` : agreed;
  return joinFilled([known, listed > 0 && `list ${usd(listed)}`]);
}

export function isFeeOpen(values: Pick<AddValues, 'pets' | 'zipCode' | 'travelFee'>): boolean {
  const terms = addedTerms(values);
  return terms.zone !== 'elsewhere' && isFeeMissing(terms, values);
}

export function isPast({ day, time }: DenverTime, now: Date): boolean {
  return day !== '' && time !== '' && hasStarted({ day, time }, now);
}

export function toAddedVisit(request: AddedRequest): AddedVisit {
  const { id, reference, ids, day, time, minutes, note, takesClosedTime, hold } = request;
  const rows = toBookingRows({ ...request, preferredDate: day });
  return {
    id,
    reference,
    day,
    time,
    minutes,
    note,
    takesClosedTime,
    hold: hold || null,
    ...chosenTerms(request, addedEstimate(request)),
    pets: rows.map((row, index) => ({ ...row, id: ids[index] ?? '' })),
  };
}
