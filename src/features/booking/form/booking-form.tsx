import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FormProvider } from 'react-hook-form';
import { keepSentRequest, useSentRequest } from '../submission/sent-request';
import { useBookingSubmission } from '../submission/use-booking-submission';
import { ticketStyle } from '../ticket/mini-ticket';
import type { BookingPrefill, PrefillMode } from './booking-prefill';
import { FormActions } from './form-actions';
import { BookingSummary, StepHeader } from './step-header';
import { useBookingDraft } from './use-booking-draft';
import { useBookingSteps } from './use-booking-steps';
import { preloadSupabase } from '@/backend/supabase';
import { lazyComponent } from '@/browser/lazy-component';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { useHydrated } from '@/browser/use-hydrated';
import type { Step } from '@/request/booking-schema';
import { PetStep } from '@/request/pet-step';
import { Honeypot } from '@/ui/fields/honeypot';
import { returnLeadsOn } from '@/ui/fields/next-field';
import { FormNeedsScript } from '@/ui/script-needed';

type BookingFormProps = {
  /** Applied once: keep the same object until the choices change. */
  prefill: BookingPrefill;
  mode: PrefillMode;
  /** The heading's level of what takes the form's place once it is sent: 1 where the form is the page. */
  headingLevel: 1 | 2;
  aside?: ReactNode;
};

const BookingConfirmation = lazyComponent(
  async () => (await import('../submission/booking-confirmation')).BookingConfirmation,
);

/** Most visitors of a page with the form never open them. */
const laterSteps = {
  2: lazyComponent(async () => (await import('../steps/schedule-step')).ScheduleStep),
  3: lazyComponent(async () => (await import('../steps/contact-step')).ContactStep),
} as const;

const SubmissionFailure = lazyComponent(
  async () => (await import('../submission/submission-failure')).SubmissionFailureNotice,
);

/** A begun form needs these later, when the network may be gone. */
function loadTheRest() {
  preloadSupabase();
  const parts = [BookingSummary, SubmissionFailure, BookingConfirmation];
  for (const { load } of [...Object.values(laterSteps), ...parts]) void load();
}

/** Made once, so that it is drawn again only where it subscribes. */
const petStep = <PetStep />;

export function BookingForm({ prefill, mode, headingLevel, aside }: BookingFormProps) {
  const container = useRef<HTMLFormElement>(null);
  const { form, step } = useBookingDraft(container, { prefill, mode });
  // The context keeps its first `formState`, so fields read theirs with `useFormState`: `useForm` renews
  // it once the form is ready, and each field that reads the context would be drawn a second time.
  const [methods] = useState(() => ({ ...form }));
  const { stored, error, isPending, send, forget } = useBookingSubmission(form, step);
  const loadingLine = useRef<HTMLParagraphElement>(null);
  const { goTo, back, submit } = useBookingSteps(
    { form, step, isSending: isPending, error },
    container,
    loadingLine,
  );
  const { sent, isShown } = useSentRequest(prefill);
  const { run, hasFailed } = useGuardedAction('Booking form');
  const failure = hasFailed ? 'unexpected' : step === 3 && error?.failure;
  const honeypot = useRef<HTMLInputElement>(null);
  useFocusOnReturn(container, isShown);

  function bookAnother() {
    forget();
    keepSentRequest(null);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    run(() => submit((request) => send(request, honeypot.current)));
  }

  const sentRequest = sent && (
    <SentRequest
      {...sent}
      headingLevel={headingLevel}
      isFolded={!isShown}
      isNew={stored?.reference === sent.request.reference}
      onAnother={bookAnother}
    />
  );

  return (
    <FormProvider {...methods}>
      {isShown ? (
        sentRequest
      ) : (
        <form
          ref={container}
          noValidate
          method="post"
          aria-label="Booking request"
          data-form="booking"
          onChange={loadTheRest}
          onSubmit={onSubmit}
          className="no-print relative scroll-mt-24 rounded-card bg-card shadow-card"
        >
          <BringingBack />
          {sentRequest}
          <div className="px-(--gutter) sm:px-9 noscript:pt-5">
            <FormNeedsScript />
          </div>
          {/* Text typed while a request is being sent would not be part of it. */}
          <fieldset disabled={isPending} className="min-w-0 disabled:opacity-70">
            <StepHeader
              step={step}
              hasAside={aside !== undefined}
              onEdit={(to) => run(() => goTo(to))}
            />
            <div className="px-(--gutter) sm:px-9">
              <StepFields step={step} loadingLine={loadingLine} />
              <Honeypot field={honeypot} />
              {failure ? <Failure failure={failure} values={form.getValues()} /> : null}
            </div>
          </fieldset>
          <FormActions step={step} isSending={isPending} onBack={() => run(back)} />
        </form>
      )}
      {aside}
    </FormProvider>
  );
}

/** Onward by Return, and to the form's beginning once the sent request is dismissed. */
function useFocusOnReturn(container: RefObject<HTMLFormElement | null>, isSent: boolean) {
  const wasSent = useRef(false);
  useEffect(() => {
    returnLeadsOn(container.current);
    if (wasSent.current && !isSent) {
      container.current?.scrollIntoView({ block: 'start' });
      container.current?.querySelector('h2')?.focus({ preventScroll: true });
    }
    wasSent.current = isSent;
  }, [container, isSent]);
}

function SentRequest(props: ComponentProps<typeof BookingConfirmation>) {
  return (
    <Suspense fallback={<p role="status">We have your request.</p>}>
      <BookingConfirmation {...props} />
    </Suspense>
  );
}

function Failure(props: ComponentProps<typeof SubmissionFailure>) {
  return (
    <Suspense fallback={<p role="status">One moment...</p>}>
      <SubmissionFailure {...props} />
    </Suspense>
  );
}

/** Shown by the inline starter, before hydration, when a draft waits in a later step. */
function BringingBack() {
  if (useHydrated()) return null;
  return (
    <div
      hidden
      id="bringing-back"
      className="absolute inset-0 z-20 overflow-clip rounded-card bg-card"
    >
      <p role="status" className={`${ticketStyle} flex min-h-19 items-center`}>
        Bringing back your answers...
      </p>
    </div>
  );
}

/** With a boundary for each step, Next is answered before the code is there. */
function StepFields({ step, loadingLine }: { step: Step; loadingLine: Ref<HTMLParagraphElement> }) {
  // A draft opens at a later step without a change.
  useEffect(() => {
    if (step > 1) loadTheRest();
  }, [step]);
  if (step === 1) return petStep;
  const LaterStep = laterSteps[step];
  return (
    <Suspense
      key={step}
      fallback={
        <p ref={loadingLine} role="status">
          One moment... If you’re offline, it opens once you’re back.
        </p>
      }
    >
      <LaterStep />
    </Suspense>
  );
}
