import { z } from 'zod';
import type { Database } from '../database.types.ts';
import { manyLines, oneLine } from '../http/safe-text.ts';
import { denverDay } from '../time/denver-time.ts';
import { messageDeadline } from '../time/open-days.ts';
import { toPlace, wholeEstimate } from './request-details.ts';
import { toCamel } from './to-camel.ts';
import { type ListedRow, type RequestRow, toListed, toListedVisit } from './to-listed.ts';
import { type LinkSettings, toComingVisit, toMarks, toOwed, toOwnerLink } from './to-visit.ts';
import {
  type ComingVisitRecord,
  type OpenWishRow,
  type VisitRecord,
  blockRow,
  line,
  seenWithWish,
  start,
  text,
  usd,
  visitOfDayRow,
} from './visit-record.ts';
import { isAgreed } from './visit-status.ts';
import { askedTime, visitPrice } from './visit-terms.ts';

type WaitingRow = RequestRow & { readonly answer_by: string; readonly is_customer: boolean };

type MessageRow = Pick<
  Database['public']['Tables']['contact_inquiries']['Row'],
  'id' | 'first_name' | 'last_name' | 'phone' | 'email' | 'message' | 'is_customer'
> & { readonly sent_at: string };

/** From `private.waiting_json`. */
type WaitingRecord = {
  readonly requests: readonly WaitingRow[];
  readonly messages: readonly MessageRow[];
};

type WishRow = ListedRow & { readonly wish: OpenWishRow | null };

/** From `public.block_time`. */
export type BlockedRow = RequestRow & z.input<typeof start> & z.input<typeof seenWithWish>;

type VisitOfDayRow = ListedRow &
  z.input<typeof visitOfDayRow> &
  Pick<VisitRecord, 'asked' | 'link_version' | 'owed'> & {
    readonly booked_again: ComingVisitRecord | null;
  };

/** What the operator has to know about emails; times are ISO 8601 in UTC. */
const trouble = z.object({
  /** A word of `private.problem`. */
  problem: z.string().nullable(),
  receipts_wait_since: z.string().nullable(),
  paused_until: z.string().nullable(),
});

export type DayRecord = {
  readonly now: string;
  readonly blocks: readonly z.input<typeof blockRow>[];
  readonly waiting: WaitingRecord;
  readonly suspects: WaitingRecord;
  readonly wishes: readonly WishRow[];
  readonly visits: readonly VisitOfDayRow[];
  readonly calls: readonly ListedRow[];
  /** Counts also what is not listed. */
  readonly counts: Readonly<Record<'waiting' | 'suspects' | 'wishes' | 'visits', number>>;
  readonly trouble: z.input<typeof trouble>;
};

/** From `public.read_earned`, in USD. */
export const earnedRecord = z.object({
  done: z.array(
    z.object({
      day: text,
      owner: line,
      pets: z.array(z.object({ name: line, service: text })),
      /** Fees included; null: not noted. */
      charged: usd.nullable(),
      travel_fee: usd,
      /** Fees of earlier visits that `charged` has, too. */
      owed_before: usd,
    }),
  ),
  /** Fees of these days' late cancellations and no-shows. */
  owed: usd,
});

/** `more…` counts what the lists leave out. */
export function toOperatorDay(record: DayRecord, links: LinkSettings) {
  const { waiting, suspects, wishes, visits, counts } = record;
  const blocks = z.array(blockRow).parse(record.blocks);
  const today = denverDay(new Date(record.now));
  const toRequest = (request: WaitingRow) => toWaitingRequest(request, links);
  return {
    waiting: [
      ...waiting.requests.map(toRequest),
      ...wishes.flatMap((wish) => toWaitingWish(wish, links) ?? []),
    ],
    messages: waiting.messages.map(toWaitingMessage),
    moreWaiting: counts.waiting - countListed(waiting) + counts.wishes - wishes.length,
    /** Entries with marks of their own. */
    suspects: suspects.requests.map(toRequest),
    suspectMessages: suspects.messages.map(toWaitingMessage),
    moreSuspects: counts.suspects - countListed(suspects),
    /** Calls in order of day and hour, until they are ticked. */
    calls: record.calls.flatMap((call) => toCall(call, links) ?? []),
    visits: visits.flatMap((visit) => toVisitOfDay(visit, wishes, links) ?? []),
    moreVisits: counts.visits - visits.length,
    /** Blocks from today on, by their first day and hour. */
    blocks: blocks.filter(({ last }) => last >= today),
    /** Holds of yesterday that nobody filled in. */
    endedHolds: blocks.filter(({ last, hold }) => last < today && hold !== null),
    trouble: toCamel(trouble.parse(record.trouble)),
  };
}

function countListed({ requests, messages }: WaitingRecord): number {
  return requests.length + messages.length;
}

function toWaitingRequest(record: WaitingRow, links: LinkSettings) {
  const [first] = record.request;
  return {
    kind: 'request' as const,
    ...toListed(record, links),
    /** What was promised (ISO 8601 in UTC). */
    answerBy: record.answer_by,
    /** Whether this mailbox or phone had a visit before. */
    isCustomer: record.is_customer,
    preferred: { day: first?.preferred_date ?? '', window: first?.preferred_time ?? '' },
  };
}

function toWaitingWish(record: WishRow, links: LinkSettings) {
  const listed = toListedVisit(record, links);
  const { wish } = record;
  return (
    listed &&
    wish && {
      kind: 'wish' as const,
      ...listed,
      answerBy: wish.answer_by,
      isCustomer: true,
      preferred: { day: wish.day, window: wish.window, number: wish.number },
      words: manyLines(wish.words),
    }
  );
}

function toWaitingMessage(row: MessageRow) {
  const { id, first_name: first, last_name: last, phone, email, sent_at: sentAt } = row;
  return {
    kind: 'message' as const,
    id,
    name: oneLine(`${first} ${last}`),
    /** Either may be empty. */
    phone: oneLine(phone ?? ''),
    email: oneLine(email ?? ''),
    text: manyLines(row.message),
    answerBy: messageDeadline(new Date(sentAt)).toISOString(),
    isCustomer: row.is_customer,
  };
}

/** No email reaches the owner of this canceled visit, so the operator calls; `words` say why it was canceled. */
function toCall(record: ListedRow, links: LinkSettings) {
  const listed = record.request.length > 0 && toListedVisit(record, links);
  return listed ? { ...listed, words: manyLines(record.visit?.note ?? '') } : undefined;
}

/** What stands in the way of a block. */
export function toBlockedVisit(row: BlockedRow, links: LinkSettings) {
  const { request, mail_problem: problem } = row;
  const listed = toListedVisit({ ...row, visit: row }, links);
  return (
    listed && {
      ...listed,
      ...toCamel(seenWithWish.parse(row)),
      /** Whether our emails reach the owner. */
      hasEmail: Boolean(request[0]?.email) && problem === null,
    }
  );
}

function toVisitOfDay(record: VisitOfDayRow, wishes: DayRecord['wishes'], links: LinkSettings) {
  const { request, visit, asked } = record;
  const [first] = request;
  const listed = toListedVisit(record, links);
  if (!first || !listed || !visit || visit.minutes === null) return undefined;
  const { status } = visit;
  return {
    ...listed,
    ...toCamel(visitOfDayRow.parse(record)),
    ...toPlace(first),
    ownerLink: toOwnerLink(record, links),
    bookedAgain: record.booked_again && toComingVisit(record.booked_again, links),
    owed: toOwed(record.owed, links),
    status: isAgreed(status) || status === 'canceled' ? status : 'confirmed',
    revision: visit.revision,
    lastChange: visit.last_change,
    /** USD, as the owner was told. */
    lateFee: visit.late_fee,
    minutes: visit.minutes,
    /** Whether emails reach the owner. */
    hasEmail: Boolean(first.email) && listed.mailProblem === null,
    /** Whether the owner asks for another time. */
    hasWish: wishes.some(({ reference }) => reference === listed.reference),
    ...toMarks(visit, request),
    /** Weeks between visits that the owner wishes for; null: none. */
    repeatWeeks: first.repeat_weeks,
    asked: askedTime(asked, first, visit),
    groomer: oneLine(visit.groomer),
    /** USD without the travel fee; 0 when neither a price nor an estimate is known. */
    price: visitPrice({ ...visit, estimate: wholeEstimate(request) }),
    travelFee: visit.travel_fee,
  };
}
