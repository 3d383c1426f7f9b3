import type { OperatorVisit, Visit } from '../../../functions/_shared/visits/visit-state.ts';
import { privateWords } from './site.ts';
import { expectOpened, findOpened, pressAsOwner } from './visitors.ts';
import { readVisit } from './wishes.ts';
import { type World, findKeys, findRequest, nextNumber, verify } from './world.ts';

export async function acceptAsOwner(world: World, which: number): Promise<void> {
  const opened = await findOpened(world, which);
  if (!opened) return;
  const { key, reference, seen } = opened;
  const before = await readVisit(world, reference);
  const jobs = await countJobs(world);
  const { revision, wish } = seen;
  const action = { action: 'accept', revision, wish: wish?.number ?? 0 } as const;
  const answer = await pressAsOwner(world, key, action, { revision: revision + 1 });
  if (answer.status !== 409) expectOpened(world, key, answer.status);
  const after = await readVisit(world, reference);
  verify(before === after, `14: a yes made ${before} of ${reference} into ${after}`);
  verify(jobs === (await countJobs(world)), `14: a yes to ${reference} caused an email`);
  if (answer.status !== 200) return;
  verify(answer.visit?.hasAccepted === true, `14: the page of ${reference} does not show the yes`);
  verify(answer.visit.wish === null, `10: a yes left the wish of ${reference} open`);
  world.accepted.set(reference, JSON.stringify(seen.starts));
}

/** 14: a yes heard by phone is as good as the owner's press. */
export function noteYes({ accepted }: World, visit: Visit): void {
  verify(visit.hasAccepted, `14: ${visit.reference} does not show the yes that was heard`);
  accepted.set(visit.reference, JSON.stringify(visit.starts));
}

/** 14: once it is taken back, the visit is as it was, and nobody is told. */
export async function expectHeardYes(world: World, before: string, visit: OperatorVisit) {
  const { reference, hasAccepted, history } = visit;
  const last = history.at(-1);
  // a yes that was said before stands
  const hadYes = history.some(
    ({ action, isUndone }) => !isUndone && ['accept', 'move', 'add', 'next'].includes(action),
  );
  verify(
    last?.action === 'accept' ? hasAccepted : !hasAccepted || hadYes,
    `14: the yes of ${reference} is another`,
  );
  if (last?.action === 'accept') noteYes(world, visit);
  verify(before === (await readVisit(world, reference)), `14: a yes changed ${reference}`);
  const jobs = await world.site.query('select from private.outbox where change_id = $1', [
    last?.id,
  ]);
  // a visit that was added, or moved as agreed, held the yes already
  const isOlder = !['accept', 'undo'].includes(last?.action ?? '');
  verify(isOlder || jobs.length === 0, `14: a yes of ${reference} that was heard caused an email`);
}

/** 14: a yes stands for the time that its page showed, and for no other. */
export async function expectYesOfThisTime({ site, accepted }: World): Promise<void> {
  const found = await site.query<{ reference: string; starts: { day: string; time: string } }>(
    `select reference, private.denver_time(starts_at) as starts from private.visits
       where accepted_at is not null`,
  );
  for (const { reference, starts } of found) {
    const shown = JSON.stringify({ day: starts.day, time: starts.time });
    verify(
      accepted.get(reference) === shown,
      `14: ${reference} at ${shown} has a yes to ${accepted.get(reference)}`,
    );
  }
}

/** 15: the line is stored as typed, unless another device wrote one meanwhile; nothing else changes. */
export async function keepLineAsOperator(world: World, which: number): Promise<void> {
  const request = findRequest(world, which);
  const key = request && findKeys(world, request, 'operator').at(-1);
  if (!key) return;
  const { reference } = key;
  const seen = world.pages.tablet.get(reference);
  const line = `${privateWords} ${nextNumber(world)}`;
  const before = await readVisit(world, reference);
  const action = { action: 'keep_private_line', line, seen: seen?.privateLine ?? '' } as const;
  const { status, visit } = await world.site.askAsOperator(key, action);
  if (visit) world.pages.tablet.set(reference, visit);
  if (status !== 409) expectOpened(world, key, status, 'operator');
  verify(status !== 200 || visit?.privateLine === line, `15: ${reference} keeps another line`);
  verify(before === (await readVisit(world, reference)), `15: a line changed ${reference}`);
}

async function countJobs({ site }: World): Promise<number | undefined> {
  const [row] = await site.query<{ count: number }>(
    'select count(*)::int as count from private.outbox',
  );
  return row?.count;
}
