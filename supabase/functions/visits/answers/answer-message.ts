import type { z } from 'zod';
import { type Reply, refuse } from '../../_shared/http/page-call.ts';
import { manyLines, oneLine } from '../../_shared/http/safe-text.ts';
import { messageDeadline } from '../../_shared/time/open-days.ts';
import type { WaitingMessage } from '../../_shared/visits/operator-day.ts';
import type { dayActions } from '../../_shared/visits/visit-actions.ts';
import type { Context } from '../check-keys.ts';

export type MessageRow = {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly message: string;
  readonly sent_at: string;
  readonly is_known: boolean;
};

export async function answerMessage(
  { id, status }: z.infer<typeof dayActions.message>,
  { call }: Context,
): Promise<Reply> {
  const isKnown = await call<boolean>('answer_message', { id, status });
  return isKnown ? [200, { done: true }] : refuse(409, 'not_allowed');
}

export function toWaitingMessage(row: MessageRow): WaitingMessage {
  const { id, first_name: first, last_name: last, phone, email, sent_at: sentAt } = row;
  return {
    kind: 'message',
    id,
    name: oneLine(`${first} ${last}`),
    phone: oneLine(phone ?? ''),
    email: oneLine(email ?? ''),
    text: manyLines(row.message),
    answerBy: messageDeadline(new Date(sentAt)).toISOString(),
    isKnown: row.is_known,
  };
}
