import { answerDeadline, messageDeadline } from '../../../functions/_shared/time/open-days.ts';
import type { OperatorChange } from '../../../functions/_shared/visits/visit-actions.ts';
import type { OperatorVisit } from '../../../functions/_shared/visits/visit-state.ts';
import { type Request, type Sending, type World, findKeys, readKeys, verify } from './world.ts';

const halfHour = 30 * 60_000;
export const sixtyDays = 60 * 24 * 60 * 60_000;

export function newRequest(reference: string, mailbox: string, sending: Sending): Request {
  const sendings = [sending];
  const sent = { sendings, counted: sending, later: undefined, sentAt: sending.at };
  return { reference, mailbox, endedKeys: [], ...sent };
}

/** `private.spam_rank` of the least marked sending: a request without marks keeps its place. */
export function rankOf({ sendings }: Request): number {
  return Math.min(...sendings.map(({ rank }) => rank));
}

/** A sending with marks of its own does not replace a request without; nor does any replace what was answered. */
export function takeSending(request: Request, sending: Sending, isAnswered: boolean): void {
  const isNote = !isAnswered && rankOf(request) <= 1 && sending.rank > 1;
  request.sendings.push(sending);
  if (!isNote) request.sentAt = sending.at;
  const isLater = isAnswered || isNote;
  if (!isLater) request.counted = sending;
  request.later = isLater ? sending : undefined;
}

/** Answered rows are shown until the operator uses those that were sent later. */
export function takeAnswer(
  request: Request,
  action: OperatorChange['action'],
  { status, address }: OperatorVisit,
): void {
  const { counted, later, sendings } = request;
  const isNote = counted.rank <= 1 && (later?.rank ?? 0) > 1;
  const waitsAgain = action === 'undo' && status === 'requested' && !isNote;
  if (later && (action === 'use_details' || waitsAgain)) {
    Object.assign(request, { counted: later, later: undefined });
  } else if (action === 'undo' && address !== counted.street) {
    const earlier = sendings.find(({ street }) => street === address);
    Object.assign(request, { counted: earlier, later: sendings.at(-1) });
  }
}

/** 1: links that went to another mailbox, or may have been texted, open nothing; Undo opens those before it again. */
export function takeMailbox(
  world: World,
  request: Request,
  [seen, { owner, history, ownerLink }]: readonly [OperatorVisit, OperatorVisit],
): void {
  const mailbox = owner.email.toLowerCase();
  if (mailbox === request.mailbox) return;
  const texted = readKeys({ text: seen.ownerLink ?? '' }, 'visit');
  const keys = [...findKeys(world, request, 'visit'), ...texted].map(({ token }) => token);
  const ended = keys.filter((token) => !world.deadKeys.has(token));
  const isUndone = history.at(-1)?.action === 'undo';
  for (const token of request.endedKeys) if (isUndone) world.deadKeys.delete(token);
  for (const token of ended) world.deadKeys.add(token);
  const [now] = readKeys({ text: ownerLink ?? '' }, 'visit');
  verify(!world.deadKeys.has(now?.token ?? ''), `1: ${seen.reference} shows a link that ended`);
  Object.assign(request, { mailbox, endedKeys: isUndone ? [] : ended });
}

/** 18: the page shows both sendings, and the owner of a request without marks gets a receipt for each. */
export async function expectSent(
  world: World,
  request: Request,
  { ids, street }: Sending,
  isAnswered: boolean,
): Promise<void> {
  const { site } = world;
  const { reference } = request;
  const jobs = await site.query(
    `select from private.outbox where kind = 'received' and audience = 'owner' and row_ids = $1`,
    [ids],
  );
  const isWritten = rankOf(request) === 0 && !isAnswered;
  verify(
    jobs.length === Number(isWritten),
    `18: the owner of ${reference} gets ${jobs.length} receipts for ${street}`,
  );
  const key = findKeys(world, request, 'operator').at(-1);
  const { visit } = key ? await site.askAsOperator(key, { action: 'read' }) : {};
  if (visit) expectShown(world, visit);
}

export function expectShown({ requests }: World, { reference, address, sentAgain }: OperatorVisit) {
  const request = requests.get(reference);
  const expected = [request?.counted.street, request?.later?.street].join(', then ');
  const shown = [address, sentAgain?.address].join(', then ');
  verify(shown === expected, `18: the page of ${reference} shows ${shown}, not ${expected}`);
}

type Nudge = { row_ids: string[]; tries: number; due: number; claimed: number };

/** 18: a nudge names each sending without marks of its own, at most 21 at once, half an hour before its promise ends. */
export async function expectNudges(world: World): Promise<void> {
  const nudges = await world.site.query<Nudge>(
    `select row_ids, tries, extract(epoch from due_at)::float * 1000 as due,
       coalesce(extract(epoch from claimed_at)::float * 1000, 0) as claimed
     from private.outbox where kind = 'nudge' and status <> 'left_out'`,
  );
  for (const { id, nudgeAt } of findWaiting(world)) {
    const isNudged = nudges.some(({ row_ids: rows, tries, due, claimed }) =>
      tries === 0
        ? due <= nudgeAt + 1
        : rows.includes(id) || (rows.length === 21 && claimed >= nudgeAt),
    );
    verify(isNudged, `18: no nudge comes at ${new Date(nudgeAt).toISOString()} about ${id}`);
  }
}

export function findWaiting({ requests, messages, presses }: World) {
  const answered = new Set([...presses.values()].map(({ reference }) => reference));
  return [
    ...[...requests.values()]
      .filter((request) => !answered.has(request.reference) && rankOf(request) <= 1)
      .map(({ counted: { ids, at, nudgeAt } }) => ({ id: ids[0] ?? '', at, nudgeAt })),
    ...messages.filter(({ rank, status }) => rank <= 1 && status === undefined),
  ].filter(({ at }) => at + sixtyDays > Date.now());
}

/** When the operator is nudged about what is sent now. */
export async function nudgeAt({ site }: World, source: 'request' | 'message'): Promise<number> {
  const now = new Date();
  const { closedDays } = await site.askForDaysAhead();
  const deadline = source === 'message' ? messageDeadline(now) : answerDeadline(now, closedDays);
  return deadline.getTime() - halfHour;
}
