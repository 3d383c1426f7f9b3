import { type MutationState, useMutation, useMutationState } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { Attempt } from './attempt';
import type { FormSignals } from './form-signals';
import { queryClient } from './query-client';
import { SubmissionError } from './submission-error';

export type Submission<Request> = {
  readonly request: Request;
  readonly signals: FormSignals;
  /** Saves the ids about to be sent with the draft, so that a retry uses the same. */
  readonly keep: (sent: { readonly attempt: Attempt; readonly reference?: string }) => void;
};

type SubmissionOptions<Request> = {
  /** Name for the log, such as "Booking request". Forms of one name share their pending request. */
  readonly what: string;
  /** Resolves with the request as stored; throws a `SubmissionError`. */
  readonly submit: (submission: Submission<Request>) => Promise<Request>;
  /** Called once for each request, even if its form was left meanwhile. */
  readonly onStored: (request: Request) => void;
  readonly onFailed: (error: SubmissionError) => void;
};

/** A form that was left and reopened shows its pending request and what came of it. */
export function useSubmission<Request>(options: SubmissionOptions<Request>) {
  const { what, submit, onStored, onFailed } = options;
  const mutationKey = useMemo(() => [what], [what]);
  const { mutate } = useMutation<Request, SubmissionError, Submission<Request>>(
    {
      mutationKey,
      mutationFn: (submission) => submit(submission).catch(rethrow),
      // The default would wait silently for the network; `insertOnce` has its own rule.
      networkMode: 'always',
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

/** Anything but a `SubmissionError` is a bug in our code. */
function rethrow(thrown: unknown): never {
  if (thrown instanceof SubmissionError) throw thrown;
  const code = thrown instanceof Error ? thrown.name : 'none';
  throw new SubmissionError('unexpected', { code, status: 0, tries: 0 });
}
