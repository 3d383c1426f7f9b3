import { useRef } from 'react';
import { attemptFor, type Attempt } from '@/backend/attempt';
import type { FormSignals } from '@/backend/form-signals';
import type { SubmissionError } from '@/backend/submission-error';
import { submissionHook } from '@/submission/submission-hook';
import type { Subscription } from './newsletter-schema';
import { submitSubscription, toSubscriberRow } from './submit-subscription';

const useSubmission = submissionHook({ what: 'Newsletter address', submit: submitSubscription });

type Outcome = { onStored: () => void; onFailed: (error: SubmissionError) => void };

/** Sends an address to the list and remembers how it went. */
export function useSubscription({ onStored, onFailed }: Outcome) {
  const lastAttempt = useRef<Attempt>(undefined);
  const submission = useSubmission({
    onStored() {
      lastAttempt.current = undefined;
      onStored();
    },
    onFailed,
  });

  function send(subscription: Subscription, signals: FormSignals) {
    const attempt = attemptFor([toSubscriberRow(subscription)], lastAttempt.current);
    lastAttempt.current = attempt;
    submission.send({ subscription, attempt, signals });
  }

  return { ...submission, send };
}
