import { requestZone } from '../../_shared/business/service-zips.ts';
import type { Reply } from '../../_shared/http/page-call.ts';
import { clip, manyLines, oneLine } from '../../_shared/http/safe-text.ts';
import { answerDeadline } from '../../_shared/time/open-days.ts';
import type { ClosedDays } from '../../_shared/time/open-days.ts';
import { toLegs } from '../../_shared/visits/day-route.ts';
import type {
  DayVisit,
  MailTrouble,
  OperatorDay,
  WaitingRequest,
  WaitingWish,
} from '../../_shared/visits/operator-day.ts';
import {
  type BookingRow,
  joinNotes,
  sumEstimates,
  toPlace,
} from '../../_shared/visits/request-details.ts';
import {
  type LinkSettings,
  toBlocks,
  toComingVisit,
  toOperatorKey,
  toOwed,
  toOwnerLink,
} from '../../_shared/visits/to-visit.ts';
import type {
  BlockRecord,
  ComingVisitRecord,
  OpenWishRow,
  OwedRecord,
  VisitRow,
} from '../../_shared/visits/visit-record.ts';
import { type MailProblem, isAgreed, isOver } from '../../_shared/visits/visit-status.ts';
import { requestedTime } from '../../_shared/visits/visit-terms.ts';
import type { Context } from '../check-keys.ts';
import { type MessageRow, toWaitingMessage } from './answer-message.ts';
import { type CallRow, toCall } from './promised-calls.ts';

/** More than two lines of a phone hold. */
const mostNotes = 160;

type ListedRow = {
  readonly reference: string;
  readonly link_version: number;
  readonly request: readonly BookingRow[];
  readonly mail_problem: MailProblem | null;
};

type DayRequestRow = ListedRow & { readonly sent_at: string; readonly is_known: boolean };

/** From `private.waiting_json`. */
type WaitingRecord = {
  readonly requests: readonly DayRequestRow[];
  readonly messages: readonly MessageRow[];
};

type DayWishRow = ListedRow & {
  readonly visit: VisitRow | null;
  readonly wish: OpenWishRow | null;
};

type DayVisitRow = ListedRow & {
  readonly request_version: number;
  readonly is_sent_again: boolean;
  readonly private_line: string;
  /** The newest private line of the customer's visits before this one; null for a visit without rows. */
  readonly last_line: string | null;
  readonly undo_until: string | null;
  readonly visit: VisitRow | null;
  /** The newest wish that was not declined. */
  readonly asked: Pick<OpenWishRow, 'day' | 'window'> | null;
  readonly booked_again: ComingVisitRecord | null;
  readonly owed: readonly OwedRecord[];
};

export type DayRecord = {
  readonly now: string;
  readonly blocks: readonly BlockRecord[];
  /** From the day on that the oldest waiting request may have come. */
  readonly closed_days: ClosedDays;
  readonly waiting: WaitingRecord;
  readonly marked: WaitingRecord;
  readonly wishes: readonly DayWishRow[];
  readonly visits: readonly DayVisitRow[];
  readonly calls: readonly CallRow[];
  /** Of all, however many are listed. */
  readonly counts: Readonly<Record<'waiting' | 'marked' | 'wishes' | 'visits', number>>;
  readonly trouble: MailTrouble;
};

export async function readDay({ pages }: { pages: number }, context: Context): Promise<Reply> {
  const record = await context.call<DayRecord>('operator_day', { pages });
  return [200, { day: toOperatorDay(record, context), now: record.now }];
}

export function toOperatorDay(record: DayRecord, links: LinkSettings): OperatorDay {
  const { waiting, marked, wishes, visits, counts, blocks, trouble } = record;
  const closedDays = record.closed_days;
  const toRequest = (request: DayRequestRow) => toWaitingRequest(request, closedDays, links);
  const stops = visits.flatMap((visit) => toStop(visit, links) ?? []);
  const legs = toLegs(stops, (day) => blocks.filter(({ first }) => first === day));
  return {
    waiting: [
      ...waiting.requests.map(toRequest),
      ...wishes.flatMap((wish) => toWaitingWish(wish, closedDays, links) ?? []),
    ],
    messages: waiting.messages.map(toWaitingMessage),
    moreWaiting: counts.waiting - countListed(waiting) + counts.wishes - wishes.length,
    marked: marked.requests.map(toRequest),
    markedMessages: marked.messages.map(toWaitingMessage),
    moreMarked: counts.marked - countListed(marked),
    calls: record.calls.flatMap((call) => toCall(call, links) ?? []),
    // a visit that is over takes no more of the day
    visits: stops.map((stop, index) => ({
      ...stop,
      next: isOver(stop.status) ? null : (legs[index] ?? null),
    })),
    moreVisits: counts.visits - visits.length,
    blocks: toBlocks(blocks),
    trouble,
  };
}

function countListed({ requests, messages }: WaitingRecord): number {
  return requests.length + messages.length;
}

function toWaitingRequest(
  record: DayRequestRow,
  closedDays: ClosedDays,
  links: LinkSettings,
): WaitingRequest {
  const [first] = record.request;
  return {
    kind: 'request',
    ...toListed(record, links),
    answerBy: answerBy(record.sent_at, closedDays),
    preferred: { day: first?.preferred_date ?? '', window: first?.preferred_time ?? '' },
    isKnown: record.is_known,
  };
}

function toWaitingWish(
  record: DayWishRow,
  closedDays: ClosedDays,
  links: LinkSettings,
): WaitingWish | undefined {
  const { visit, wish } = record;
  if (!visit?.day || !visit.time || !wish) return undefined;
  return {
    kind: 'wish',
    ...toListed(record, links),
    answerBy: answerBy(wish.asked_at, closedDays),
    preferred: { day: wish.day, window: wish.window },
    isKnown: true,
    words: manyLines(wish.words),
    starts: { day: visit.day, time: visit.time },
  };
}

function answerBy(since: string, closedDays: ClosedDays): string {
  return answerDeadline(new Date(since), closedDays).toISOString();
}

function toListed(record: ListedRow, links: LinkSettings) {
  const { request, mail_problem: mailProblem } = record;
  const [first] = request;
  return {
    ...toOperatorKey(record, links),
    owner: { name: oneLine(first?.parent_name ?? ''), phone: oneLine(first?.phone ?? '') },
    pets: request.map(({ pet_name: name, service, pet_size: size }) => ({
      name: oneLine(name),
      service,
      size,
    })),
    zipCode: oneLine(first?.zip_code ?? ''),
    zone: requestZone(first ?? { zip_answer: null, zip_code: '' }),
    notes: clip(joinNotes(request), mostNotes),
    mailProblem,
  };
}

function toStop(record: DayVisitRow, links: LinkSettings): Omit<DayVisit, 'next'> | undefined {
  const { request, visit, asked } = record;
  const [first] = request;
  if (!first || !visit?.day || !visit.time || visit.minutes === null) return undefined;
  const { status } = visit;
  return {
    ...toListed(record, links),
    ...toPlace(first),
    ownerLink: toOwnerLink(record, links),
    bookedAgain: toComingVisit(record.booked_again, links),
    owed: toOwed(record.owed, links),
    status: isAgreed(status) ? status : 'confirmed',
    revision: visit.revision,
    requestVersion: record.request_version,
    lastChange: visit.last_change,
    lateFee: visit.late_fee,
    starts: { day: visit.day, time: visit.time },
    minutes: visit.minutes,
    hasEmail: Boolean(first.email),
    hasAccepted: visit.accepted_at !== null,
    privateLine: manyLines(record.private_line),
    lastLine: manyLines(record.last_line ?? ''),
    undoUntil: record.undo_until,
    repeatWeeks: first.repeat_weeks,
    asked: asked ?? requestedTime(first),
    groomer: oneLine(visit.groomer),
    price: visit.price ?? sumEstimates(request),
    travelFee: visit.travel_fee,
    charged: visit.charged,
    isSentAgain: record.is_sent_again,
  };
}
