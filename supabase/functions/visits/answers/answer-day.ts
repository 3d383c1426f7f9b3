import type { z } from 'zod';
import { type Reply, refuse } from '../../_shared/http/page-call.ts';
import type {
  BlockRefusal,
  BlockedVisit,
  Earned,
  OperatorDay,
} from '../../_shared/visits/operator-day.ts';
import { toCamel } from '../../_shared/visits/to-camel.ts';
import {
  type BlockedRow,
  type DayRecord,
  earnedRecord,
  toBlockedVisit,
  toOperatorDay,
} from '../../_shared/visits/to-day.ts';
import type { dayActions } from '../../_shared/visits/visit-actions.ts';
import type { Context } from '../check-keys.ts';

type BlockRecord = {
  readonly outcome: 'done' | BlockRefusal;
  readonly visits: readonly BlockedRow[];
};

const done: Reply = [200, { done: true }];

export async function readDay({ pages }: { pages: number }, context: Context): Promise<Reply> {
  const record = await context.call<DayRecord>('operator_day', { pages });
  const day: OperatorDay = toOperatorDay(record, context);
  return [200, { day, now: record.now }];
}

export async function readEarned(
  { first, last }: z.infer<typeof dayActions.earned>,
  { call }: Context,
): Promise<Reply> {
  const record = await call('read_earned', { first_day: first, last_day: last });
  const earned: Earned = toCamel(earnedRecord.parse(record));
  return [200, { earned }];
}

export async function answerMessage(
  { id, status }: z.infer<typeof dayActions.message>,
  { call }: Context,
): Promise<Reply> {
  const exists = await call<boolean>('answer_message', { id, status });
  return exists ? done : refuse(409, 'not_allowed');
}

/** Also answers done for a call that nobody promises any more. */
export async function setCalled(
  { reference, isCalled: is_called }: z.infer<typeof dayActions.called>,
  { call }: Context,
): Promise<Reply> {
  await call('set_called', { reference, is_called });
  return done;
}

export async function blockTime(
  block: z.infer<typeof dayActions.block>,
  context: Context,
): Promise<Reply> {
  const { id, first, last, from, until, reason } = block;
  const args = { id, first_day: first, last_day: last, from_time: from, until_time: until, reason };
  const { outcome, visits } = await context.call<BlockRecord>('block_time', args);
  if (outcome === 'done') return done;
  if (outcome !== 'has_visits') return refuse(409, outcome);
  const blocked: BlockedVisit[] = visits.flatMap((visit) => toBlockedVisit(visit, context) ?? []);
  return [409, { error: outcome, visits: blocked }];
}

export async function unblockTime({ id }: { id: string }, { call }: Context): Promise<Reply> {
  await call('unblock_time', { id });
  return done;
}
