import type { OperatorVisit, OwnerVisit } from '../../../functions/_shared/visits/visit-state.ts';
import { dayFromToday } from '../../setup/sample-rows.ts';
import { toMailbox } from './delivery-invariants.ts';
import { expectOpened, findOpened, ownerAddress, pressAsOwner } from './visitors.ts';
import { type World, findKeys, findRequest, nextNumber, quietColumns, verify } from './world.ts';

export async function askAsOwner(world: World, which: number): Promise<void> {
  const opened = await findOpened(world, which);
  if (!opened) return;
  const { key, reference, seen } = opened;
  const before = await readVisit(world, reference);
  const day = dayFromToday([2, 3, 4, 8][nextNumber(world) % 4] ?? 2);
  const wish = { day, window: '2-4 PM', words: 'After school' };
  const action = { action: 'ask', revision: seen.revision, ...wish } as const;
  const answer = await pressAsOwner(world, key, action, { words: 'Before school' });
  if (![409, 422].includes(answer.status)) expectOpened(world, key, answer.status);
  const after = await readVisit(world, reference);
  verify(before === after, `10: a wish made ${before} of ${reference} into ${after}`);
  if (answer.status === 200) await expectWishKept(world, seen, answer.visit);
}

/** 10: one open at a time, three a visit, each about the visit on the page, and told to the operator once. */
async function expectWishKept(
  world: World,
  { reference, revision }: OwnerVisit,
  visit: OwnerVisit | undefined,
): Promise<void> {
  verify(visit?.revision === revision, `10: ${reference} was asked for from an older page`);
  const times = visit?.wish?.number ?? 0;
  const earlier = world.wishes.get(reference) ?? 0;
  verify(times === earlier || times === earlier + 1, `10: wish ${times} follows ${earlier}`);
  world.wishes.set(reference, times);
  verify(times <= 3, `10: ${reference} has ${times} wishes`);
  verify(visit?.wish?.window === '2-4 PM', `10: the page does not show the wish of ${reference}`);
  const [jobs] = await world.site.query<{ count: number }>(
    `select count(*)::int as count from private.outbox where kind = 'asked' and row_ids && array(
       select id from public.bookings where reference = $1)`,
    [reference],
  );
  verify(jobs?.count === times, `10: ${times} wishes of ${reference} are ${jobs?.count} mails`);
}

type Kept = { seen: OperatorVisit; before: string; visit: OperatorVisit };

/** 10: keeping the time answers the wish that was seen, does not change the visit, and is told once. */
export async function expectKeptTime(world: World, { seen, before, visit }: Kept): Promise<void> {
  const { reference } = seen;
  verify(seen.wish !== null, `10: the time of ${reference} was kept without a wish`);
  verify(visit.wish === null, `10: the wish of ${reference} is open after its time was kept`);
  const after = await readVisit(world, reference);
  verify(before === after, `10: keeping the time made ${before} of ${reference} into ${after}`);
  const [counts] = await world.site.query<{ times: number; mails: number }>(
    `select (select count(*)::int from private.time_wishes where reference = $1 and declined_at in (
         select changed_at from private.changes where action = 'keep_time')) as times,
       (select count(*)::int from private.outbox where kind = 'time_kept' and last_error is distinct from 'undone'
         and row_ids && array(select id from public.bookings where reference = $1)) as mails`,
    [reference],
  );
  verify(
    counts !== undefined && counts.times === counts.mails,
    `10: the time of ${reference} was kept ${counts?.times} times, with ${counts?.mails} mails`,
  );
}

export async function expectWishReopened(world: World, { seen, before, visit }: Kept) {
  const { reference } = seen;
  verify(visit.wish !== null, `10: Undo left the time of ${reference} kept`);
  const after = await readVisit(world, reference);
  verify(before === after, `10: Undo of a kept time made ${before} of ${reference} into ${after}`);
}

export async function readVisit({ site }: World, reference: string): Promise<string> {
  const [found] = await site.query<{ visit: object }>(
    `select to_jsonb(visits) - '${quietColumns}'::text[] as visit from private.visits where reference = $1`,
    [reference],
  );
  return JSON.stringify(found?.visit ?? null);
}

export async function endMailsAsOwner(world: World, which: number): Promise<void> {
  const request = findRequest(world, which);
  const key = request && findKeys(world, request, 'visit').at(-1);
  if (!key) return;
  const { site, endedReturns } = world;
  const { visit, status } = await site.askAsOwner(key, { action: 'read' }, ownerAddress);
  expectOpened(world, key, status);
  if (!visit) return;
  const unsubscribeKey = { reference: visit.reference, token: visit.unsubscribeToken };
  const answer = await site.endReturnEmails(unsubscribeKey, ownerAddress);
  verify(answer.status === 200, `9: ending the emails was answered ${answer.status}`);
  endedReturns.set(toMailbox(request.mailbox), Date.now());
}
