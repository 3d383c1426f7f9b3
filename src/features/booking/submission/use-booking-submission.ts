import { useEffect } from 'react';
import { type BookingFormMethods, clearBooking } from '../form/use-booking-draft';
import { keepSentRequest } from './sent-request';
import { trackFormLead } from '@/analytics/track';
import { trackFailure } from '@/analytics/track-forms';
import { formSignals } from '@/backend/submission/form-signals';
import type { SubmissionError } from '@/backend/submission/submission-error';
import { createSubmission, useSubmission } from '@/backend/submission/use-submission';
import { writeDraft } from '@/browser/drafts';
import { rememberVisitorZip } from '@/browser/visitor-zip';
import { toBookingRows } from '@/request/booking-row';
import type { BookingRequest, Step } from '@/request/booking-schema';
import { newReference } from '@/site/new-reference';
import { notify } from '@/ui/notify';
import { requestAnswerTime } from '@shared/time/hours';

const bookingSubmission = createSubmission({
  what: 'Booking request',
  toRows: toBookingRows,
  insert: (database, rows) => database.from('bookings').insert(rows),
  renew: withFreeReference,
  onStored(request) {
    trackFormLead('booking_form');
    keepSentRequest({ request, sentAt: Date.now(), from: window.location.href });
    writeDraft('booking', null);
    rememberVisitorZip('');
    void notify({
      tone: 'success',
      title: 'Booking Request Submitted! 🎉',
      description: `Thank you! We’ll contact you ${requestAnswerTime} to confirm.`,
      duration: 6000,
    });
  },
  onFailed(error) {
    trackFailure('booking', error.failure);
    void notify({
      tone: 'error',
      title: 'Submission Failed',
      description: 'Please try again or call us directly.',
    });
  },
});

export function useBookingSubmission(form: BookingFormMethods, step: Step) {
  const { stored, error, isPending, send, forget } = useSubmission(bookingSubmission);

  useEffect(() => {
    if (stored?.reference === form.getValues('reference')) clearBooking(form);
  }, [form, stored]);

  // Otherwise the last step shows it again after it was fixed.
  useEffect(() => {
    if (step !== 3 && error) forget();
  }, [step, error, forget]);

  return {
    stored,
    error,
    isPending,
    forget,
    send(request: BookingRequest, honeypot: HTMLInputElement | null) {
      const { startedAt, attempt } = form.getValues('session');
      void send({
        request,
        attempt,
        signals: formSignals(honeypot, startedAt),
        keep(sent) {
          form.setValue('session.attempt', sent.attempt);
          form.setValue('reference', sent.request.reference);
        },
      });
    },
  };
}

/**
 * Constraints that require a new reference: this one belongs to another mailbox (two browsers drew
 * the same one, or the email was corrected after a lost response), or its request is closed.
 */
const takenReference = ['bookings_reference_mailbox', 'bookings_reference_open'];

const mostReferences = 3;

/** The request with a new reference, if its reference was the reason for the refusal. */
function withFreeReference(request: BookingRequest, { details }: SubmissionError, tries: number) {
  const isTaken = takenReference.includes(details.constraint ?? '');
  return isTaken && tries < mostReferences ? { ...request, reference: newReference() } : undefined;
}
