import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { attemptFor, type Attempt } from '@/backend/attempt';
import { queryClient } from '@/backend/query-client';
import { SubmissionError } from '@/backend/submission-error';
import type { Subscription } from './newsletter-schema';
import {
  submitSubscription,
  type SubscriptionSubmission,
  toSubscriberRow,
} from './submit-subscription';

type Outcome = { onStored: () => void; onFailed: (error: SubmissionError) => void };

/** Sends an address to the list and remembers how it went. */
export function useSubscription({ onStored, onFailed }: Outcome) {
  const isBusy = useRef(false);
  const lastAttempt = useRef<Attempt>(undefined);
  const { mutate, isPending, isSuccess, error, reset } = useMutation(
    {
      mutationFn: submitSubscription,
      onSuccess() {
        lastAttempt.current = undefined;
        onStored();
      },
      onError(failure) {
        // The message names failure, code, status and tries: nothing that was typed.
        console.error('Newsletter address was not stored:', failure.message);
        if (failure instanceof SubmissionError) onFailed(failure);
      },
      onSettled() {
        isBusy.current = false;
      },
    },
    queryClient,
  );

  /** A second press in the same moment finds the first still on its way, and does nothing. */
  function send(subscription: Subscription, signals: SubscriptionSubmission['signals']) {
    if (isBusy.current) return;
    isBusy.current = true;
    const attempt = attemptFor([toSubscriberRow(subscription)], lastAttempt.current);
    lastAttempt.current = attempt;
    mutate({ subscription, attempt, signals });
  }

  /** Takes the last answer off the screen, unless one is still awaited. */
  function forget() {
    if (!isBusy.current) reset();
  }

  const failure = error instanceof SubmissionError ? error.failure : undefined;
  return { send, forget, isPending, isSuccess, failure };
}
