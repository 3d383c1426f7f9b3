import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryClient } from '@/backend/query-client';
import { SubmissionError } from '@/backend/submission-error';
import { type ContactSubmission, submitContact } from './submit-contact';

/** Sends a message; how it went is said by the form, in place. */
export function useContactSubmission(onStored: () => void) {
  const isBusy = useRef(false);
  const { mutate, reset, isPending, error } = useMutation(
    {
      mutationFn: submitContact,
      onSuccess: onStored,
      onError(failure) {
        // The message names failure, code, status and tries: nothing that was typed.
        console.error('Contact message was not stored:', failure.message);
      },
      onSettled() {
        isBusy.current = false;
      },
    },
    queryClient,
  );

  /** A second press in the same moment finds the first still on its way, and does nothing. */
  function send(submission: ContactSubmission) {
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(submission);
  }

  const failure = error instanceof SubmissionError ? error.failure : error && 'refused';
  return { send, reset, isPending, failure };
}
