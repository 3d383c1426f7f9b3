import { trackFailure } from '@/analytics/track-failure';
import { trackFormLead } from '@/analytics/track-lead';
import type { SubmissionError } from '@/backend/submission-error';
import { submissionHook } from '@/submission/submission-hook';
import { notify } from '@/ui/notify';
import { type BookingSubmission, type Receipt, submitBooking } from './submit-booking';

const useSubmission = submissionHook<BookingSubmission>({
  what: 'Booking request',
  submit: submitBooking,
});

type Outcome = {
  onStored: (receipt: Receipt) => void;
  onFailed: (error: SubmissionError) => void;
};

/** Sends a request and tells the visitor how it went, in the words of the specification. */
export function useBookingSubmission({ onStored, onFailed }: Outcome) {
  return useSubmission({
    onStored({ request, reference }) {
      trackFormLead('booking_form');
      void notify({
        tone: 'success',
        title: 'Booking Request Submitted! 🎉',
        description: "Thank you! We'll contact you within 2 hours to confirm.",
        duration: 6000,
      });
      onStored({ request, reference });
    },
    onFailed(error) {
      trackFailure('booking', error.failure);
      void notify({
        tone: 'error',
        title: 'Submission Failed',
        description: 'Please try again or call us directly.',
      });
      onFailed(error);
    },
  });
}
