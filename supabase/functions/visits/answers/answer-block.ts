import type { z } from 'zod';
import { type Reply, refuse } from '../../_shared/http/page-call.ts';
import { oneLine } from '../../_shared/http/safe-text.ts';
import type { BlockRefusal, BlockedVisit } from '../../_shared/visits/day-blocks.ts';
import type { BookingRow } from '../../_shared/visits/request-details.ts';
import { toOperatorKey } from '../../_shared/visits/to-visit.ts';
import type { dayActions } from '../../_shared/visits/visit-actions.ts';
import type { OpenWishRow } from '../../_shared/visits/visit-record.ts';
import type { MailProblem } from '../../_shared/visits/visit-status.ts';
import type { Context } from '../check-keys.ts';

type BlockRecord = {
  readonly outcome: 'done' | BlockRefusal;
  readonly visits: readonly {
    readonly reference: string;
    readonly link_version: number;
    readonly request: readonly BookingRow[];
    readonly day: string;
    readonly time: string;
    readonly revision: number;
    readonly request_version: number;
    readonly wish: OpenWishRow | null;
    readonly mail_problem: MailProblem | null;
  }[];
};

export async function blockTime(
  block: z.infer<typeof dayActions.block>,
  context: Context,
): Promise<Reply> {
  const { id, first: first_day, last: last_day, from: from_time, until: until_time, word } = block;
  const { outcome, visits } = await context.call<BlockRecord>('block_time', {
    id,
    first_day,
    last_day,
    from_time,
    until_time,
    word,
  });
  if (outcome === 'done') return [200, { done: true }];
  return outcome === 'has_visits'
    ? [409, { error: outcome, visits: visits.map((visit) => toBlockedVisit(visit, context)) }]
    : refuse(409, outcome);
}

export async function unblockTime({ id }: { id: string }, { call }: Context): Promise<Reply> {
  await call('unblock_time', { id });
  return [200, { done: true }];
}

function toBlockedVisit(visit: BlockRecord['visits'][number], context: Context): BlockedVisit {
  const { request, day, time } = visit;
  const [first] = request;
  return {
    ...toOperatorKey(visit, context),
    owner: { name: oneLine(first?.parent_name ?? ''), phone: oneLine(first?.phone ?? '') },
    pets: request.map(({ pet_name: name }) => oneLine(name)),
    starts: { day, time },
    revision: visit.revision,
    requestVersion: visit.request_version,
    wish: visit.wish && {
      day: visit.wish.day,
      window: visit.wish.window,
      number: visit.wish.number,
    },
    hasEmail: Boolean(first?.email) && visit.mail_problem === null,
  };
}
