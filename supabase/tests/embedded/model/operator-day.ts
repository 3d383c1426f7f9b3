import { denverDay, denverMoment } from '../../../functions/_shared/time/denver-time.ts';
import type { OperatorDay } from '../../../functions/_shared/visits/operator-day.ts';
import type { MessageStatus } from '../../../functions/_shared/visits/visit-actions.ts';
import { dayFromToday } from '../../setup/sample-rows.ts';
import { rankOf, sixtyDays } from './sendings.ts';
import { expectOpened } from './visitors.ts';
import {
  type Request,
  type StoredRequest,
  type World,
  findKeys,
  findRequest,
  toStatus,
  verify,
} from './world.ts';

const hour = 3_600_000;
const day = 24 * hour;

export async function openDayAsOperator(world: World, device: string): Promise<void> {
  const { site, steps } = world;
  const before = await site.fingerprint();
  const answer = await site.askForDay(device === 'borrowed' ? 'a wrong key' : undefined);
  verify(before === (await site.fingerprint()), '11: opening the day changed something');
  if (device === 'borrowed') {
    verify(!answer.day && answer.status >= 400, `11: a wrong key was shown the day`);
    return;
  }
  verify(answer.day !== undefined, `11: the day was answered ${answer.status}`);
  expectVisits(world, answer.day);
  await expectWaiting(world, answer.day);
  await expectCalls(world, answer.day);

  const listed = [...answer.day.visits, ...answer.day.waiting, ...answer.day.suspects];
  const entry = listed[steps % Math.max(listed.length, 1)];
  if (!entry || !world.requests.has(entry.reference)) return;
  const { status } = await site.askAsOperator(entry, { action: 'read' });
  expectOpened(world, entry, status, 'operator');
}

type MessageStep = { setsMessage: MessageStatus; from: 'phone' | 'borrowed'; which: number };

/** The newest are at hand; a wrong key changes nothing. */
export async function setMessage({ site, messages }: World, step: MessageStep): Promise<void> {
  const message = messages.at(-1 - step.which);
  if (!message) return;
  const isRight = step.from === 'phone';
  const device = isRight ? undefined : 'a wrong key';
  const { status } = await site.askAboutMessage(message.id, step.setsMessage, device);
  verify((status === 200) === isRight, `11: a message from ${step.from} was answered ${status}`);
  if (isRight) message.status = step.setsMessage;
}

/**
 * 11: lists every visit from today on once, also one that its owner canceled on its day, and earlier ones that are open or
 * were closed within an hour.
 */
function expectVisits({ stored }: World, { visits }: OperatorDay): void {
  const expected = [...stored.values()]
    .filter(isInOperatorDay)
    .toSorted(
      (one, other) =>
        toStartTime(one) - toStartTime(other) || (one.reference < other.reference ? -1 : 1),
    )
    .map(({ reference }) => reference);
  const found = visits.map(({ reference }) => reference);
  verify(
    found.join() === expected.join(),
    `11: the day lists the visits ${found.join()}, not ${expected.join()}`,
  );
}

/** 4: an owner whom no email told for half an hour that we canceled is a call. */
async function expectCalls({ site }: World, { calls }: OperatorDay): Promise<void> {
  const untold = await site.query<{ reference: string }>(
    `select visits.reference from private.visits join private.outbox as job on job.row_ids && visits.row_ids
       where kind = 'canceled' and audience = 'owner' and job.status = 'queued' and wanted_at < now() - interval '30 minutes'
         and not is_called and starts_at > now() and claimed_at is not null and not exists (
           select from private.outbox as later where later.recipient = job.recipient and later.claimed_at > job.claimed_at)`,
  );
  const missing = untold.filter(({ reference }) =>
    calls.every((call) => call.reference !== reference),
  );
  verify(missing.length === 0, `4: ${missing.map(({ reference }) => reference).join()} is no call`);
}

const toStartTime = ({ visit }: StoredRequest) => Date.parse(visit?.starts_at ?? '');

function isInOperatorDay(request: StoredRequest): boolean {
  const { visit } = request;
  if (!visit?.starts_at || visit.status === 'declined') return false;
  const starts = toStartTime(request);
  if (visit.status === 'canceled') {
    const days = [starts, Date.parse(visit.changed_at)].map((time) => denverDay(new Date(time)));
    return visit.canceled_by === 'owner' && days.every((each) => each === dayFromToday(0));
  }
  const today = denverMoment(dayFromToday(0), '00:00').getTime();
  if (starts >= today) return true;
  const isOpen = visit.status === 'confirmed' || Date.parse(visit.changed_at) >= Date.now() - hour;
  return isOpen && starts >= today - 13 * day;
}

/** 11: lists every unanswered request, message and wish once, and nothing else; 18: among spam what has marks of its own. */
async function expectWaiting(world: World, day: OperatorDay): Promise<void> {
  const { requests, messages, stored } = world;
  const place = (rank: number) => (rank > 1 ? 'suspect' : 'waiting');
  const expected = [
    ...[...requests.values()]
      .filter((request) => isUnanswered(request, stored))
      .map((request) => `${place(rankOf(request))} ${request.reference}`),
    ...messages
      .filter(({ status = 'new', at }) => status === 'new' && at + sixtyDays > Date.now())
      .map(({ id, rank }) => `${place(rank)} ${id}`),
    ...(await readOpenWishes(world)).map((reference) => `wish ${reference}`),
  ].sort();
  const found = [
    ...day.waiting.map(
      ({ kind, reference }) => `${kind === 'wish' ? kind : 'waiting'} ${reference}`,
    ),
    ...day.suspects.map(({ reference }) => `suspect ${reference}`),
    ...day.messages.map(({ id }) => `waiting ${id}`),
    ...day.suspectMessages.map(({ id }) => `suspect ${id}`),
  ].sort();
  // after the first 50 of a kind they are counted
  const more = day.moreWaiting + day.moreSuspects;
  const listed = more > 0 ? expected.filter((entry) => found.includes(entry)) : expected;
  verify(
    found.join() === listed.join() && found.length + more === expected.length,
    `11: to answer are ${found.join()} and ${more} more, not ${expected.join()}`,
  );
}

function isUnanswered({ reference, sentAt }: Request, stored: World['stored']): boolean {
  const request = stored.get(reference);
  // those of robots are never answered
  return (!request || toStatus(request) === 'requested') && sentAt + sixtyDays > Date.now();
}

async function readOpenWishes({ site, stored }: World): Promise<string[]> {
  const wishes = await site.query<{ reference: string; revision: number }>(
    'select reference, revision from private.time_wishes where declined_at is null',
  );
  return wishes
    .filter(({ reference, revision }) => {
      const request = stored.get(reference);
      if (request?.visit?.status !== 'confirmed') return false;
      return request.visit.revision === revision && toStartTime(request) > Date.now();
    })
    .map(({ reference }) => reference);
}

export async function revokeLinks(world: World, which: number): Promise<void> {
  const request = findRequest(world, which);
  if (!request) return;
  await world.site.query('select public.revoke_visit_links($1)', [request.reference]);
  for (const { token } of findKeys(world, request, 'visit')) world.deadKeys.add(token);
  request.endedKeys = [];
}
