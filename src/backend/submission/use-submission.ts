import type { SupabaseClient } from '@supabase/supabase-js';
import { type MutationState, useMutation, useMutationState } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { queryClient } from '../query-client';
import { type Attempt, attemptFor, withIds } from './attempt';
import type { FormSignals } from './form-signals';
import { type Insertion, insertOnce } from './insert-once';
import { SubmissionError } from './submission-error';
import type { Database } from '@shared/database.types';

type Submission<Request> = {
  readonly request: Request;
  readonly signals: FormSignals;
  readonly attempt: Attempt | undefined;
  /** Saves the request in the draft before it is sent, so that a retry uses the same ids. */
  readonly keep: (sent: { readonly request: Request; readonly attempt: Attempt }) => void;
};

type StoredRow<Row> = Row & FormSignals & { readonly id: string };

type SubmissionOptions<Request, Row extends object> = {
  /** Name for the log, such as "Booking request". Forms with the same name share their pending request. */
  readonly what: string;
  readonly toRows: (request: Request) => readonly Row[];
  readonly insert: (database: SupabaseClient<Database>, rows: StoredRow<Row>[]) => Insertion;
  /** A request to send instead of a refused one, if there is any. */
  readonly renew?: (request: Request, error: SubmissionError, tries: number) => Request | undefined;
  /** Called once for each request, even if its form was unmounted meanwhile. */
  readonly onStored: (request: Request) => void;
  readonly onFailed: (error: SubmissionError) => void;
};

/** A form that was left and opened again shows its pending request and the result. */
export function useSubmission<Request, Row extends object>(
  options: SubmissionOptions<Request, Row>,
) {
  const { what, onStored, onFailed } = options;
  const mutationKey = useMemo(() => [what], [what]);
  const { mutate } = useMutation<Request, SubmissionError, Submission<Request>>(
    {
      mutationKey,
      mutationFn: (submission) => store(submission, options).catch(rethrow),
      onSuccess: (stored) => onStored(stored),
      onError(error) {
        // The message holds failure, code, status and tries: nothing that was typed.
        console.error(`${what} was not stored:`, error.message);
        onFailed(error);
      },
    },
    queryClient,
  );
  const last = useMutationState<MutationState<Request, SubmissionError, Submission<Request>>>(
    { filters: { mutationKey } },
    queryClient,
  ).at(-1);

  const forget = useCallback(() => {
    const cache = queryClient.getMutationCache();
    for (const mutation of cache.findAll({ mutationKey })) {
      if (mutation.state.status !== 'pending') cache.remove(mutation);
    }
  }, [mutationKey]);
  useEffect(() => forget, [forget]);

  return {
    send(submission: Submission<Request>) {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(submission);
    },
    forget,
    isPending: last?.status === 'pending',
    stored: last?.status === 'success' ? last.data : undefined,
    /** Milliseconds since 1970. */
    sentAt: last?.submittedAt ?? 0,
    error: last?.error ?? undefined,
  };
}

/** All rows or none, once. Resolves with the request as stored; throws a `SubmissionError`. */
async function store<Request, Row extends object>(
  { request, attempt, signals, keep }: Submission<Request>,
  { toRows, insert, renew }: SubmissionOptions<Request, Row>,
): Promise<Request> {
  let current = request;
  let last = attempt;
  for (let tries = 1; ; tries += 1) {
    const rows = toRows(current);
    const sending = attemptFor(rows, last);
    keep({ request: current, attempt: sending });
    const sentRows = withIds(rows, sending).map((row) => ({ ...row, ...signals }));
    try {
      await insertOnce((database) => insert(database, sentRows));
      return current;
    } catch (error) {
      const next = error instanceof SubmissionError ? renew?.(current, error, tries) : undefined;
      if (!next) throw error;
      current = next;
      last = sending;
    }
  }
}

/** Anything but a `SubmissionError` is a bug in our code. */
function rethrow(thrown: unknown): never {
  if (thrown instanceof SubmissionError) throw thrown;
  const code = thrown instanceof Error ? thrown.name : 'none';
  throw new SubmissionError('unexpected', { code, status: 0, tries: 0 });
}
