import { answerDeadline } from '../_shared/answer-deadline.ts';
import { toLegs } from '../_shared/day-route.ts';
import type {
  DayVisit,
  OperatorDay,
  WaitingRequest,
  WaitingWish,
} from '../_shared/operator-day.ts';
import type { Reply } from '../_shared/page-call.ts';
import { manyLines, oneLine } from '../_shared/safe-text.ts';
import { requestZone } from '../_shared/service-zips.ts';
import { visitToken } from '../_shared/visit-link.ts';
import { type Context, findOperatorRefusal } from './answer-visit.ts';
import type { DayRecord, DayRequestRow, DayVisitRow, DayWishRow } from './day-record.ts';

export async function answerDay(context: Context): Promise<Reply> {
  const refusal = await findOperatorRefusal(context);
  if (refusal) return refusal;
  const record = await context.call<DayRecord>('operator_day', {});
  return [200, { day: toOperatorDay(record, context.linkSecrets) }];
}

export function toOperatorDay(
  { requests, wishes, waiting, visits, has_later: hasLater }: DayRecord,
  [secret = '']: readonly string[],
): OperatorDay {
  const toKey = ({ reference, link_version: version }: Linked) => ({
    reference,
    token: visitToken(secret, { audience: 'operator', reference, version }),
  });
  const entries = [
    ...requests.map(toWaitingRequest),
    ...wishes.flatMap((wish) => toWaitingWish(wish) ?? []),
  ].sort(compareByPromise);
  const stops = visits.flatMap((visit) => toStop(visit) ?? []);
  const legs = toLegs(stops);
  return {
    waiting: entries.map(({ linked, ...entry }) => ({ ...toKey(linked), ...entry })),
    moreWaiting: Math.max(0, waiting - requests.length - wishes.length),
    visits: stops.map(({ linked, ...stop }, index) => ({
      ...toKey(linked),
      ...stop,
      next: legs[index] ?? null,
    })),
    hasLater,
  };
}

type Linked = Pick<DayVisitRow, 'reference' | 'link_version'>;

type WithoutKey<Entry extends { reference: string; token: string }> = Omit<
  Entry,
  'reference' | 'token'
> & { readonly linked: Linked };

function toWaitingRequest(record: DayRequestRow): WithoutKey<WaitingRequest> {
  const { request, sent_at: sentAt, is_marked: isMarked } = record;
  const [first] = request;
  const preferred = { day: first?.preferred_date ?? '', window: first?.preferred_time ?? '' };
  return { kind: 'request', ...toWaiting(record, sentAt), preferred, isMarked };
}

function toWaitingWish(record: DayWishRow): WithoutKey<WaitingWish> | undefined {
  const { visit, wish } = record;
  if (!visit?.day || !visit.time || !wish) return undefined;
  return {
    kind: 'wish',
    ...toWaiting(record, wish.asked_at),
    preferred: { day: wish.day, window: wish.window },
    words: manyLines(wish.words),
    starts: { day: visit.day, time: visit.time },
  };
}

function toWaiting(record: DayRequestRow | DayWishRow, since: string) {
  const [first] = record.request;
  return {
    linked: record,
    pets: record.request.map((pet) => oneLine(pet.pet_name)),
    zipCode: oneLine(first?.zip_code ?? ''),
    zone: requestZone(first ?? { zip_answer: null, zip_code: '' }),
    answerBy: answerDeadline(new Date(since)).toISOString(),
  };
}

type Entry = WithoutKey<WaitingRequest> | WithoutKey<WaitingWish>;

function compareByPromise(one: Entry, other: Entry): number {
  const isLast = (entry: Entry) => Number(entry.kind === 'request' && entry.isMarked);
  return isLast(one) - isLast(other) || one.answerBy.localeCompare(other.answerBy);
}

type Stop = WithoutKey<Omit<DayVisit, 'next'>>;

function toStop(record: DayVisitRow): Stop | undefined {
  const { request, visit } = record;
  const [first] = request;
  if (!first || !visit?.day || !visit.time || visit.minutes === null) return undefined;
  return {
    linked: record,
    status: visit.status === 'done' ? 'done' : 'confirmed',
    revision: visit.revision,
    requestVersion: record.request_version,
    starts: { day: visit.day, time: visit.time },
    minutes: visit.minutes,
    owner: { name: oneLine(first.parent_name), phone: oneLine(first.phone) },
    pets: request.map(({ pet_name: name, service }) => ({ name: oneLine(name), service })),
    address: oneLine(first.address),
    zipCode: oneLine(first.zip_code),
    gateCode: oneLine(first.gate_code ?? ''),
    isSentAgain: record.is_sent_again,
  };
}
