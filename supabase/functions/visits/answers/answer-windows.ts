import { callerHeaders } from '../../_shared/http/caller-headers.ts';
import { type Reply, refuseForNow } from '../../_shared/http/page-call.ts';
import { type WindowQuestion, daysAhead } from '../../_shared/visits/open-windows.ts';
import type { Context } from '../check-keys.ts';

/** Each question counts, so that nobody tries every length and place. */
export async function readWindows(
  question: WindowQuestion,
  { call, busyDays, headers }: Context,
): Promise<Reply> {
  const isOver = await call<boolean>('note_question', { headers: callerHeaders(headers) });
  return isOver
    ? refuseForNow('too_many')
    : [200, daysAhead(await busyDays.get(''), question, new Date())];
}
