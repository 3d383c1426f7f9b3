import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { findIssues, findStep, requestProblem, stepProblem } from './booking-steps';
import type { BookingFormMethods } from './use-booking-draft';
import { useStepHistory } from './use-step-history';
import type { AnalyticsEvent } from '@/analytics/events';
import { track } from '@/analytics/track';
import { trackFormError } from '@/analytics/track-forms';
import { type SubmissionError, refusedWords } from '@/backend/submission/submission-error';
import { bookingServiceName } from '@/content/booking-options';
import { quote } from '@/content/services/quote';
import { refusedField } from '@/request/booking-row';
import {
  type BookingRequest,
  type BookingValues,
  type PetValues,
  type Step,
  isFieldName,
  steps,
} from '@/request/booking-schema';
import { requestEstimate } from '@/request/estimate';
import { hasLargeLetters, notify } from '@/ui/notify';

type StepsOptions = {
  readonly form: BookingFormMethods;
  readonly step: Step;
  readonly isSending: boolean;
  readonly error: SubmissionError | undefined;
};

/** `submit` goes to the next step, and from the last one passes a valid request to `onValid`. */
export function useBookingSteps(
  { form, step, isSending, error }: StepsOptions,
  container: RefObject<HTMLFormElement | null>,
  /** Stands in the place of the step's fields while their code is loaded: nobody is told of a field that is not there. */
  loadingLine: RefObject<HTMLElement | null>,
) {
  const focusNext = useFocusOnStep(step, container);
  const events = useStepEvents();
  const goTo = useStepHistory({
    form,
    step,
    isSending,
    onMove(from, to) {
      events.move(from, to, form.getValues());
      focusNext();
    },
  });

  // Validates fields with an error again as they change.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ name }) {
          if (isFieldName(name) && form.getFieldState(name).error) void form.trigger(name);
        },
      }),
    [form],
  );

  async function next(from: 1 | 2) {
    const problem = stepProblem(from, form.getValues());
    if (!problem) return goTo(from === 1 ? 2 : 3);
    if (loadingLine.current) return;
    trackFormError('booking', findIssues(form.getValues(), from));
    await form.trigger([...steps[from].fields], { shouldFocus: true });
    // Browsers center what they focus, where the toast would lie over it.
    if (hasLargeLetters()) document.activeElement?.scrollIntoView();
    await notify({ tone: 'error', ...problem });
  }

  function showProblem() {
    const problem = requestProblem(form.getValues());
    if (!problem || loadingLine.current) return;
    const { title, description, step: at } = problem;
    trackFormError('booking', findIssues(form.getValues()));
    goTo(at);
    void notify({ tone: 'error', title, description });
  }

  const showRefusal = useEffectEvent(({ details }: SubmissionError) => {
    const field = refusedField(details.constraint, form.getValues('pets').length);
    if (!field) return;
    trackFormError('booking', [{ path: field.split('.'), code: 'refused' }]);
    form.setError(field, { message: refusedWords });
    goTo(findStep(field.replace(/\..*/, '')));
  });
  useEffect(() => {
    if (error) showRefusal(error);
  }, [error]);

  return {
    goTo,
    back: () => goTo(step === 3 ? 2 : 1),
    submit(onValid: (request: BookingRequest) => void): Promise<void> {
      if (step !== 3) return next(step);
      return form.handleSubmit(({ session: _session, ...request }) => {
        events.complete(step, request);
        onValid(request);
      }, showProblem)();
    },
  };
}

/** Call the returned function before the step changes: focus goes to the first invalid field or the heading. */
function useFocusOnStep(step: Step, container: RefObject<HTMLFormElement | null>) {
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const form = container.current;
    const heading = form?.querySelector('h2');
    function show() {
      form?.scrollIntoView({ block: 'start' });
      // With large letters the summary above it fills the view.
      if (heading && heading.getBoundingClientRect().bottom > innerHeight) heading.scrollIntoView();
    }
    show();
    // Again, after a browser that goes back has restored its own position.
    requestAnimationFrame(show);
    const target = form?.querySelector('[aria-invalid="true"]') ?? heading;
    if (target instanceof HTMLElement) target.focus({ preventScroll: target.tagName === 'H2' });
  }, [step, container]);

  return function focusNext() {
    isMoving.current = true;
  };
}

const completion = {
  1: 'begin_checkout',
  2: 'add_shipping_info',
  3: 'add_payment_info',
} as const satisfies Record<Step, AnalyticsEvent['name']>;

type StepValues = Pick<BookingValues, 'reference' | 'pets'>;

/** Each step is sent once as GA4's checkout; other moves between steps as `form_step`. */
export function useStepEvents() {
  const completed = useRef(new Set<string>());

  function complete(step: Step, { reference, pets }: StepValues): boolean {
    const mark = `${reference} ${step}`;
    if (completed.current.has(mark)) return false;
    completed.current.add(mark);
    track({ name: completion[step], props: checkout(pets) });
    return true;
  }

  function move(from: Step, to: Step, values: StepValues): void {
    if (from < to && complete(from, values)) return;
    track({ name: 'form_step', props: { form_name: 'booking', from_step: from, to_step: to } });
  }

  return { complete, move };
}

/** Each pet is an item with package and price, and nothing else about pet or owner. */
function checkout(pets: readonly PetValues[]) {
  const items = pets.map((pet) => ({
    item_id: pet.service,
    item_name: bookingServiceName(pet.service),
    item_variant: pet.size,
    price: quote(pet),
    quantity: 1 as const,
  }));
  return { currency: 'USD' as const, value: requestEstimate(pets).total, items };
}
