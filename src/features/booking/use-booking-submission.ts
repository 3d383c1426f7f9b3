import { useMutation } from '@tanstack/react-query';
import { queryClient } from '@/backend/query-client';
import { SubmissionError } from '@/backend/submission-error';
import { notify } from '@/ui/notify';
import { submitBooking } from './submit-booking';

type Outcome = { onStored: () => void; onFailed: (error: SubmissionError) => void };

/** Sends a request and tells the visitor how it went, in the words of the specification. */
export function useBookingSubmission({ onStored, onFailed }: Outcome) {
  return useMutation(
    {
      mutationFn: submitBooking,
      onSuccess() {
        void notify({
          tone: 'success',
          title: 'Booking Request Submitted! 🎉',
          description: "Thank you! We'll contact you within 2 hours to confirm.",
          duration: 6000,
        });
        onStored();
      },
      onError(error) {
        // The message names failure, code, status and tries: nothing that was typed.
        console.error('Booking request was not stored:', error.message);
        void notify({
          tone: 'error',
          title: 'Submission Failed',
          description: 'Please try again or call us directly.',
        });
        if (error instanceof SubmissionError) onFailed(error);
      },
    },
    queryClient,
  );
}
