import { type MutationState, useMutation, useMutationState } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { Attempt } from './attempt';
import type { FormSignals } from './form-signals';
import { queryClient } from './query-client';
import { SubmissionError } from './submission-error';

/** What one press sends. */
export type Submission<Request> = {
  readonly request: Request;
  readonly signals: FormSignals;
  /** Keeps with the draft under which ids the request is about to be sent, so that a repeat has the same. */
  readonly keep: (sent: { readonly attempt: Attempt; readonly reference?: string }) => void;
};

type SubmissionOptions<Request> = {
  /** What is sent, for the log: "Booking request". Forms of one name share what is on its way. */
  readonly what: string;
  /** Stores it and gives it as it was stored; throws a `SubmissionError` when it could not. */
  readonly submit: (submission: Submission<Request>) => Promise<Request>;
  /** Called once for each request, also when its form was left meanwhile. */
  readonly onStored: (request: Request) => void;
  readonly onFailed: (error: SubmissionError) => void;
};

/**
 * Sends what a form holds, once a press. A form that was left and opened again shows what is still on
 * its way, and what came of it: `stored` or `error`.
 */
export function useSubmission<Request>(options: SubmissionOptions<Request>) {
  const { what, submit, onStored, onFailed } = options;
  const mutationKey = useMemo(() => [what], [what]);
  const { mutate } = useMutation<Request, SubmissionError, Submission<Request>>(
    {
      mutationKey,
      mutationFn: (submission) => submit(submission).catch(rethrow),
      // The default waits in silence until the network is back. `insertOnce` has its own rule.
      networkMode: 'always',
      onSuccess: (stored) => onStored(stored),
      onError(error) {
        // The message names failure, code, status and tries: nothing that was typed.
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

  /** Takes the last answer off the screen, unless one is still awaited. */
  const forget = useCallback(() => {
    const cache = queryClient.getMutationCache();
    for (const mutation of cache.findAll({ mutationKey })) {
      if (mutation.state.status !== 'pending') cache.remove(mutation);
    }
  }, [mutationKey]);
  useEffect(() => forget, [forget]);

  return {
    /** Sends, unless something is on its way already. */
    send(submission: Submission<Request>) {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(submission);
    },
    forget,
    isPending: last?.status === 'pending',
    stored: last?.status === 'success' ? last.data : undefined,
    /** When it was sent, in milliseconds since 1970. */
    sentAt: last?.submittedAt ?? 0,
    error: last?.error ?? undefined,
  };
}

/** What is not an answer of the backend is a fault in our own code. */
function rethrow(thrown: unknown): never {
  if (thrown instanceof SubmissionError) throw thrown;
  const code = thrown instanceof Error ? thrown.name : 'none';
  throw new SubmissionError('unexpected', { code, status: 0, tries: 0 });
}
