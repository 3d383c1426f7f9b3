import { z } from 'zod';
import { requestZone } from '../business/service-zips.ts';
import { clip, oneLine } from '../http/safe-text.ts';
import {
  type BookingRow,
  joinNotes,
  toPlace,
  toRebooking,
  wholeEstimate,
} from './request-details.ts';
import { toCamel } from './to-camel.ts';
import { type LinkSettings, toComingVisit, toLastTime, toOperatorKey, toOwed } from './to-visit.ts';
import { type Opened, type VisitRecord, type VisitRow, line, word } from './visit-record.ts';
import type { MailProblem, VisitStatus } from './visit-status.ts';

/** Two lines of a phone hold less. */
const mostNotes = 160;

/** From `private.listed_json`. */
export type RequestRow = Opened & {
  readonly request: readonly BookingRow[];
  readonly mail_problem: MailProblem | null;
};

export type ListedRow = RequestRow & { readonly visit: VisitRow | null };

/** What tells two requests apart, and what to do when the owner does not get our emails. */
export function toListed(record: RequestRow, links: LinkSettings) {
  const { request, mail_problem: mailProblem } = record;
  const [first] = request;
  return {
    ...toOperatorKey(record, links),
    owner: { name: oneLine(first?.parent_name ?? ''), phone: oneLine(first?.phone ?? '') },
    pets: request.map(({ pet_name: name, service, pet_size: size, add_ons: addOns }) => ({
      name: oneLine(name),
      service,
      /** An id of `petSizes`; null when none was chosen. */
      size,
      addOns: addOns ?? [],
    })),
    zipCode: oneLine(first?.zip_code ?? ''),
    zone: requestZone(first ?? { zip_answer: null, zip_code: '' }),
    /** How what the owner wrote begins; may be empty. */
    notes: clip(joinNotes(request), mostNotes),
    mailProblem,
  };
}

/** Every list has these facts; undefined for a visit that lost its time meanwhile. */
export function toListedVisit(
  record: RequestRow & { readonly visit: Pick<VisitRow, 'day' | 'time'> | null },
  links: LinkSettings,
) {
  const { day, time } = record.visit ?? {};
  return day && time ? { ...toListed(record, links), starts: { day, time } } : undefined;
}

const lineOrNone = line.or(z.null().transform(() => ''));

const waitingRow = z.object({ pets: z.array(line), sent_at: z.string() });

/**
 * From `public.find_names`: the next or newest visit of a customer, or a request. Phone or email opens the
 * customer; one of them may be ''.
 */
const nameRow = z.object({
  name: line,
  phone: lineOrNone,
  email: lineOrNone,
  pets: z.array(line),
  /** `YYYY-MM-DD` of the visit; null for a request. One that waits for an answer has no `status`. */
  day: z.string().nullable(),
  status: word<VisitStatus>().nullable(),
});

/** From `public.find_customer`. */
export type CustomerRecord = Pick<VisitRecord, 'last_time' | 'booked_again' | 'owed'> & {
  readonly waiting: readonly (Opened & z.input<typeof waitingRow>)[];
};

export type NameRecord = Opened & z.input<typeof nameRow>;

export function toFound(record: CustomerRecord, links: LinkSettings) {
  return {
    /** Null when nobody is known. */
    customer: toCustomer(record, links),
    owed: toOwed(record.owed, links),
    waiting: record.waiting.map((request) => ({
      ...toOperatorKey(request, links),
      ...toCamel(waitingRow.parse(request)),
    })),
  };
}

/** The key in the result opens the customer's next or newest visit, or the request if there is none. */
export function toFoundName(record: NameRecord, links: LinkSettings) {
  return { ...toOperatorKey(record, links), ...nameRow.parse(record) };
}

function toCustomer({ last_time: last, booked_again }: CustomerRecord, links: LinkSettings) {
  const [first] = last?.request ?? [];
  if (!last || !first) return null;
  const { request, visit } = last;
  return {
    ...toRebooking(request, first),
    ...toPlace(first),
    notes: joinNotes(request),
    minutes: visit.minutes ?? 0,
    groomer: oneLine(visit.groomer),
    travelFee: visit.travel_fee,
    price: last.next_price,
    /** USD; 0 when there is none. */
    estimate: wholeEstimate(request),
    /** Null while no visit has begun; the other fields then describe the newest agreed one. */
    lastTime: toLastTime(last),
    /** The next one first. */
    bookedAgain: booked_again.map((visit) => toComingVisit(visit, links)),
  };
}
