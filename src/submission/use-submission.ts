import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryClient } from '@/backend/query-client';
import { SubmissionError, type SubmissionFailure } from '@/backend/submission-error';

type SubmissionInput<Sent> = {
  /** What is sent, for the log: "Booking request". */
  what: string;
  /** Stores it; throws a `SubmissionError` when it could not. */
  submit: (sent: Sent) => Promise<void>;
  onStored: (sent: Sent) => void;
  onFailed?: (error: SubmissionError) => void;
};

/** What a form needs: a way to send, and how the last try went. `Sent` is what it sends. */
export type Submission<Sent> = {
  /** Sends, unless something is on its way already. */
  readonly send: (sent: Sent) => void;
  /** Takes the last answer off the screen, unless one is still awaited. */
  readonly forget: () => void;
  readonly isPending: boolean;
  readonly isStored: boolean;
  readonly failure: SubmissionFailure | undefined;
};

/** Sends what a form holds, once a press, and tells how it went. */
export function useSubmission<Sent>({
  what,
  submit,
  onStored,
  onFailed,
}: SubmissionInput<Sent>): Submission<Sent> {
  const isBusy = useRef(false);
  const { mutate, reset, isPending, isSuccess, error } = useMutation(
    {
      mutationFn: submit,
      onSuccess: (_nothing, sent: Sent) => onStored(sent),
      onError(thrown) {
        // The message names failure, code, status and tries: nothing that was typed.
        console.error(`${what} was not stored:`, thrown.message);
        onFailed?.(submissionError(thrown));
      },
      onSettled() {
        isBusy.current = false;
      },
    },
    queryClient,
  );

  function send(sent: Sent) {
    // A second press in the same moment finds the first still on its way, and does nothing.
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(sent);
  }

  function forget() {
    if (!isBusy.current) reset();
  }

  const failure = error ? submissionError(error).failure : undefined;
  return { send, forget, isPending, isStored: isSuccess, failure };
}

/** A fault of ours before anything was sent is, for the visitor, a request that was not accepted. */
function submissionError(thrown: Error): SubmissionError {
  if (thrown instanceof SubmissionError) return thrown;
  return new SubmissionError('refused', { code: 'none', status: 0, tries: 0 });
}
