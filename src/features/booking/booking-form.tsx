import { type FormEvent, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { formSignals } from '@/backend/form-signals';
import { preloadSupabase } from '@/backend/supabase';
import { Honeypot } from '@/ui/honeypot';
import { BookingConfirmation } from './booking-confirmation';
import type { PrefillSource } from './booking-prefill';
import type { BookingRequest } from './booking-schema';
import { steps } from './booking-steps';
import { ContactStep } from './contact-step';
import { FormActions } from './form-actions';
import { PetStep } from './pet-step';
import { requestText } from './request-words';
import { ScheduleStep } from './schedule-step';
import { StepProgress } from './step-progress';
import { SubmissionFailure } from './submission-failure';
import { useBookingDraft } from './use-booking-draft';
import { useBookingSteps } from './use-booking-steps';
import { useBookingSubmission } from './use-booking-submission';

type BookingFormProps = {
  /** First choices for a request, such as `service=full-groom`, and who asks for them. */
  query: string;
  source: PrefillSource;
};

const stepContents = { 1: PetStep, 2: ScheduleStep, 3: ContactStep } as const;

/** The booking form, with the confirmation of what was just sent above it. */
export function BookingForm({ query, source }: BookingFormProps) {
  const container = useRef<HTMLFormElement>(null);
  const { form, step } = useBookingDraft(container, { query, source });
  const { back, submit, showRefusal } = useBookingSteps({ form, step }, container);
  const { stored, error, isPending, send, forget } = useBookingSubmission(form, showRefusal);
  const honeypot = useRef<HTMLInputElement>(null);
  const StepContent = stepContents[step];

  function sendRequest(request: BookingRequest) {
    send({
      request,
      signals: formSignals(honeypot.current, request.startedAt),
      keepAttempt: (attempt) => form.setValue('attempt', attempt),
    });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit(sendRequest);
  }

  return (
    <div className="space-y-8">
      {stored ? (
        <BookingConfirmation key={stored.reference} request={stored} onDismiss={forget} />
      ) : null}
      <FormProvider {...form}>
        <form
          ref={container}
          noValidate
          method="post"
          aria-label="Booking request"
          data-form="booking"
          onChange={preloadSupabase}
          onSubmit={onSubmit}
          className="no-print relative scroll-mt-24 rounded-card bg-card shadow-card"
        >
          <div className="px-5 pt-6 sm:px-9 sm:pt-9">
            <StepProgress step={step} />
            <h2 tabIndex={-1} className="mt-6 mb-6 text-heading outline-none">
              {steps[step].title}
            </h2>
            <StepContent />
            <Honeypot field={honeypot} />
            {error && step === 3 ? (
              <div className="mt-7">
                <SubmissionFailure
                  failure={error.failure}
                  details={requestText(form.getValues())}
                />
              </div>
            ) : null}
          </div>
          <FormActions step={step} isSending={isPending} onBack={back} />
        </form>
      </FormProvider>
    </div>
  );
}
