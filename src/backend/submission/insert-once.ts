import type { SupabaseClient } from '@supabase/supabase-js';
import { lastRetryAfter, rejectOn, supabase } from '../supabase';
import { SubmissionError, type SubmissionFailure } from './submission-error';
import type { Database } from '@shared/database.types';

type Result = { error: { code: string; message: string } | null; status: number };
export type Insertion = { abortSignal(signal: AbortSignal): PromiseLike<Result> };
type Timing = { timeout: number; pauses: readonly number[] };

/** Milliseconds. Three tries pause for 4 s in all, so that nobody waits long for a failure. */
const timing: Timing = { timeout: 10_000, pauses: [1000, 3000] };

/**
 * Stores rows exactly once, as long as `attemptFor` makes their ids: it retries with the same ids when nobody knows
 * whether a try was stored. `insert` builds the request. It resolves with the number of tries; throws a `SubmissionError`.
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
    // Being offline counts only after a failure: some browsers report it on working connections.
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

function failure(kind: SubmissionFailure, { tries, answer }: { tries: number; answer: Answer }) {
  const { status, code } = answer;
  const constraint = violatedConstraint(answer);
  return new SubmissionError(kind, { code: code || 'none', status, tries, constraint });
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Status 0 means no response. */
type Answer = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Seconds; 0 if not given. */
  readonly retryAfter: number;
};

type Verdict = 'stored' | 'again' | 'limited' | 'refused';

/** Seconds; a visitor waits no longer. */
const patience = 10;
const mayRecover = new Set([408, 425]);

/**
 * A unique violation on the primary key means that an earlier try was stored and only its response was lost. Otherwise
 * only 201 means stored: the login page of a public network answers 200.
 */
function judgeAnswer({ status, code, message, retryAfter }: Answer): Verdict {
  if (status === 201) return 'stored';
  if (status === 409 && code === '23505' && message.includes('_pkey"')) return 'stored';
  if (status === 429) return retryAfter > 0 && retryAfter <= patience ? 'again' : 'limited';
  if (status < 400 || status >= 500 || mayRecover.has(status)) return 'again';
  return 'refused';
}

/** The error says, for example, `… violates check constraint "bookings_phone_length"`. */
function violatedConstraint({ code, message }: Answer): string | undefined {
  return code === '23514' ? /"(\w+)"\s*$/.exec(message)?.[1] : undefined;
}
