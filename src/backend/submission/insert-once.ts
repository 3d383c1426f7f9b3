import type { SupabaseClient } from '@supabase/supabase-js';
import { lastRetryAfter, supabase } from '../supabase';
import { rejectOn } from './deadline';
import { type Answer, judgeAnswer, violatedConstraint } from './judge-answer';
import { SubmissionError, type SubmissionFailure } from './submission-error';
import type { Database } from '@shared/database.types';

type Result = { error: { code: string; message: string } | null; status: number };
export type Insertion = { abortSignal(signal: AbortSignal): PromiseLike<Result> };
type Timing = { timeout: number; pauses: readonly number[] };

/** Milliseconds. Three tries with pauses of 4 s in all, so that nobody waits long for a failure. */
const timing: Timing = { timeout: 10_000, pauses: [1000, 3000] };

/**
 * Stores rows exactly once, as long as their ids are made by `attemptFor`: retries with the same
 * ids when it is unknown whether a try was stored. Takes a function that builds the insert;
 * resolves with the number of tries; throws a `SubmissionError`.
 */
export async function insertOnce(
  insert: (database: SupabaseClient<Database>) => Insertion,
  { timeout, pauses }: Timing = timing,
): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const answer = await oneTry(insert, timeout);
    const verdict = judgeAnswer(answer);
    if (verdict === 'stored') return tries;
    if (verdict !== 'again') throw failure(verdict, { tries, answer });
    // Checked only after a failure: some browsers report offline on working connections.
    if (!navigator.onLine) throw failure('offline', { tries, answer });
    const pause = pauses[tries - 1];
    if (pause === undefined) {
      throw failure(answer.status === 429 ? 'limited' : 'unreachable', { tries, answer });
    }
    await sleep(Math.max(pause, answer.retryAfter * 1000));
  }
}

async function oneTry(
  insert: (database: SupabaseClient<Database>) => Insertion,
  timeout: number,
): Promise<Answer> {
  const deadline = AbortSignal.timeout(timeout);
  try {
    const { error, status } = await Promise.race([
      supabase().then((database) => insert(database).abortSignal(deadline)),
      rejectOn(deadline),
    ]);
    const retryAfter = status === 429 ? lastRetryAfter() : 0;
    return { status, code: error?.code ?? '', message: error?.message ?? '', retryAfter };
  } catch {
    // The client's code did not load, or time ran out: either way there is no response.
    return { status: 0, code: '', message: '', retryAfter: 0 };
  }
}

function failure(kind: SubmissionFailure, { tries, answer }: { tries: number; answer?: Answer }) {
  const { status, code } = answer ?? { status: 0, code: '' };
  const constraint = answer && violatedConstraint(answer);
  return new SubmissionError(kind, { code: code || 'none', status, tries, constraint });
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
