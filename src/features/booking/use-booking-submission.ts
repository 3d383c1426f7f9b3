import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryClient } from '@/backend/query-client';
import { SubmissionError } from '@/backend/submission-error';
import { notify } from '@/ui/notify';
import { type BookingSubmission, type Receipt, submitBooking } from './submit-booking';

type Outcome = {
  onStored: (receipt: Receipt) => void;
  onFailed: (error: SubmissionError) => void;
};

/** Sends a request and tells the visitor how it went, in the words of the specification. */
export function useBookingSubmission({ onStored, onFailed }: Outcome) {
  const isBusy = useRef(false);
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: submitBooking,
      onSuccess(_nothing, { request, reference }) {
        void notify({
          tone: 'success',
          title: 'Booking Request Submitted! 🎉',
          description: "Thank you! We'll contact you within 2 hours to confirm.",
          duration: 6000,
        });
        onStored({ request, reference });
      },
      onError(failure) {
        // The message names failure, code, status and tries: nothing that was typed.
        console.error('Booking request was not stored:', failure.message);
        void notify({
          tone: 'error',
          title: 'Submission Failed',
          description: 'Please try again or call us directly.',
        });
        if (failure instanceof SubmissionError) onFailed(failure);
      },
      onSettled() {
        isBusy.current = false;
      },
    },
    queryClient,
  );

  /** A second press in the same moment finds the first still on its way, and does nothing. */
  function send(submission: BookingSubmission) {
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(submission);
  }

  return { send, isPending, failure: error instanceof SubmissionError ? error.failure : undefined };
}
