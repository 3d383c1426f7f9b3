import { answerDeadline } from '../_shared/answer-deadline.ts';
import { legsOf } from '../_shared/day-route.ts';
import type { DayVisit, OperatorDay, WaitingRequest } from '../_shared/operator-day.ts';
import { oneLine } from '../_shared/safe-text.ts';
import { visitToken } from '../_shared/visit-link.ts';
import { type Context, operatorRefusal, type Reply } from './answer-visit.ts';
import type { DayRecord } from './day-record.ts';

/** Checks the operator's key, which alone opens the day: without one set, a public site shows it to nobody. */
export async function answerDay(context: Context, isPublic: boolean): Promise<Reply> {
  if (isPublic && context.operatorKey === 'none') {
    return [403, { error: 'operator_key_missing' }];
  }
  const refusal = await operatorRefusal(context);
  if (refusal) return refusal;
  const record = await context.call<DayRecord>('operator_day', {});
  return [200, { day: await dayOf(record, context.linkSecrets) }];
}

/** What the operator's day shows, with the key to each request. */
export async function dayOf(
  { requests, waiting, visits, has_later: hasLater }: DayRecord,
  [secret = '']: readonly string[],
): Promise<OperatorDay> {
  const open = async ({ reference, link_version: version }: Linked) => ({
    reference,
    token: await visitToken(secret, { audience: 'operator', reference, version }),
  });
  const stops = visits.flatMap((visit) => stopOf(visit) ?? []);
  const legs = legsOf(stops);
  return {
    requests: await Promise.all(
      requests.map(async (request) => ({ ...(await open(request)), ...waitOf(request) })),
    ),
    moreRequests: waiting - requests.length,
    visits: await Promise.all(
      stops.map(async ({ linked, ...stop }, index) => ({
        ...(await open(linked)),
        ...stop,
        next: legs[index] ?? null,
      })),
    ),
    hasLater,
  };
}

type Linked = Pick<DayRecord['requests'][number], 'reference' | 'link_version'>;

function waitOf({
  request,
  sent_at: sentAt,
  is_marked: isMarked,
}: DayRecord['requests'][number]): Omit<WaitingRequest, 'reference' | 'token'> {
  const [first] = request;
  return {
    pets: request.map((pet) => oneLine(pet.pet_name)),
    zipCode: oneLine(first?.zip_code ?? ''),
    wanted: { day: first?.preferred_date ?? '', window: first?.preferred_time ?? '' },
    answerBy: answerDeadline(new Date(sentAt)).toISOString(),
    isMarked,
  };
}

type Stop = Omit<DayVisit, 'reference' | 'token' | 'next'> & { readonly linked: Linked };

/** A visit as the day shows it; `undefined` where the table was changed meanwhile. */
function stopOf(record: DayRecord['visits'][number]): Stop | undefined {
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
    isSentAgain: record.is_sent_again,
  };
}
