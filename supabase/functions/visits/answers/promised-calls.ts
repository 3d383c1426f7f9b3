import type { z } from 'zod';
import type { Reply } from '../../_shared/http/page-call.ts';
import { manyLines, oneLine } from '../../_shared/http/safe-text.ts';
import type { PromisedCall } from '../../_shared/visits/operator-day.ts';
import type { BookingRow } from '../../_shared/visits/request-details.ts';
import { type LinkSettings, toOperatorKey } from '../../_shared/visits/to-visit.ts';
import type { dayActions } from '../../_shared/visits/visit-actions.ts';
import type { VisitRow } from '../../_shared/visits/visit-record.ts';
import type { Context } from '../check-keys.ts';

export type CallRow = {
  readonly reference: string;
  readonly link_version: number;
  readonly request: readonly BookingRow[];
  readonly visit: VisitRow | null;
};

/** Also answers done for a call that nobody promises any more. */
export async function setTold(
  { reference, isTold: is_told }: z.infer<typeof dayActions.told>,
  { call }: Context,
): Promise<Reply> {
  await call('set_told', { reference, is_told });
  return [200, { done: true }];
}

export function toCall(record: CallRow, links: LinkSettings): PromisedCall | undefined {
  const { request, visit } = record;
  const [first] = request;
  if (!first || !visit?.day || !visit.time) return undefined;
  return {
    ...toOperatorKey(record, links),
    owner: { name: oneLine(first.parent_name), phone: oneLine(first.phone ?? '') },
    pets: request.map(({ pet_name: name }) => oneLine(name)),
    starts: { day: visit.day, time: visit.time },
    words: manyLines(visit.note),
  };
}
