import { type FormEvent, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { attemptFor } from '@/backend/attempt';
import { formSignals } from '@/backend/form-signals';
import { toBookingRows } from './booking-row';
import type { BookingRequest } from './booking-schema';
import type { BookingSession } from './booking-session';
import { steps } from './booking-steps';
import { ContactStep } from './contact-step';
import { FormActions } from './form-actions';
import { Honeypot } from '@/ui/honeypot';
import { PetStep } from './pet-step';
import { requestText } from './request-text';
import { ScheduleStep } from './schedule-step';
import { StepProgress } from './step-progress';
import { SubmissionFailure } from './submission-failure';
import type { Receipt } from './submit-booking';
import { useBookingSubmission } from './use-booking-submission';
import { useBookingWizard } from './use-booking-wizard';
import { useFocusOnStep } from './use-focus-on-step';

type BookingFormProps = { session: BookingSession; onStored: (receipt: Receipt) => void };

const stepContents = { 1: PetStep, 2: ScheduleStep, 3: ContactStep } as const;

/** The form of one request, from the first pet to the stored rows. */
export function BookingForm({ session: initial, onStored }: BookingFormProps) {
  const wizard = useBookingWizard(initial);
  const { form, session, step } = wizard;
  const submission = useBookingSubmission({ onStored, onFailed: wizard.showRefusal });
  const honeypot = useRef<HTMLInputElement>(null);
  const container = useFocusOnStep(step);
  const StepContent = stepContents[step];

  function send(request: BookingRequest) {
    const { reference, startedAt } = session;
    const attempt = attemptFor(toBookingRows(request, reference), session.attempt);
    wizard.keepAttempt(attempt);
    const signals = formSignals(honeypot.current, startedAt);
    submission.send({ request, reference, attempt, signals });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void wizard.submit(send);
  }

  return (
    <FormProvider {...form}>
      <form
        ref={container}
        noValidate
        method="post"
        aria-label="Booking request"
        data-form="booking"
        onSubmit={submit}
        className="no-print relative scroll-mt-24 rounded-card bg-card shadow-card"
      >
        <div className="px-5 pt-6 sm:px-9 sm:pt-9">
          <StepProgress step={step} />
          <h2 tabIndex={-1} className="mt-6 mb-6 text-heading outline-none">
            {steps[step].title}
          </h2>
          <StepContent />
          <Honeypot field={honeypot} />
          {submission.failure && step === 3 ? (
            <div className="mt-7">
              <SubmissionFailure
                failure={submission.failure}
                details={requestText(form.getValues(), session.reference)}
              />
            </div>
          ) : null}
        </div>
        <FormActions step={step} isSending={submission.isPending} onBack={wizard.back} />
      </form>
    </FormProvider>
  );
}
