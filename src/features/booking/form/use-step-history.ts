import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { stepProblem } from './booking-steps';
import type { BookingFormMethods } from './use-booking-draft';
import { type Step, stepSchema } from '@/request/booking-schema';

/** State of a history entry. The steps from `firstStep` to `step` have the entries right below it. */
const entrySchema = z.object({ step: stepSchema, firstStep: stepSchema });

type Entry = z.output<typeof entrySchema>;

/** React Router keeps an entry's state under `usr`. */
const routerState = z.object({ usr: entrySchema });

type StepHistoryOptions = {
  readonly form: BookingFormMethods;
  readonly step: Step;
  readonly isSending: boolean;
  /** Called before the step changes, but not when the form opens. */
  readonly onMove: (from: Step, to: Step) => void;
};

/** True where a link was followed, and false on an entry that somebody reloads or comes back to. */
export function isNewEntry(state: unknown): boolean {
  return readEntry(state) === undefined;
}

/**
 * Each step has a history entry: the returned function adds one or goes back to it, and the form shows the step of the
 * entry. The step is in the entry's state, so nothing of the form gets into a URL.
 */
export function useStepHistory({ form, step, isSending, onMove }: StepHistoryOptions) {
  const { location, currentRef, put, goBack, mark } = useStepEntry();
  const isOpen = useRef(false);
  const isRewinding = useRef(false);
  const shownStep = () => form.getValues('session.step');

  function move(from: Step, to: Step) {
    if (from === to) return;
    onMove(from, to);
    // Responds to the click before rendering the step, which takes a slow phone a moment. The location changes in the
    // same transition: alone, it would wait for code that only the step needs that is about to go.
    startTransition(() => form.setValue('session.step', to));
  }

  function goTo(to: Step) {
    const { step: from, firstStep } = mark(shownStep());
    if (to < from && to >= firstStep) {
      currentRef.current = { step: to, firstStep };
      goBack(from - to);
    } else if (to !== from) {
      put({ step: to, firstStep: to < firstStep ? to : firstStep }, { replace: to < from });
      move(shownStep(), to);
    }
  }

  /** Returns the step to show, which may not be that of the entry. */
  function arrive(entry: Entry | undefined): Step {
    currentRef.current = entry;
    if (!entry) return shownStep();
    if (isSending) {
      // The form is locked: Back waits for the answer.
      if (entry.step < shownStep()) goBack(entry.step - shownStep());
      return shownStep();
    }
    const to = reachableStep(entry.step, form);
    if (to !== entry.step) put({ step: to, firstStep: to }, { replace: true });
    return to;
  }

  const open = useEffectEvent(() => {
    const from = shownStep();
    const to = arrive(readEntry(location.state));
    if (isOpen.current) move(from, to);
    else if (to !== from) form.setValue('session.step', to);
    isOpen.current = true;
    if (!currentRef.current && location.search) mark(shownStep());
    if (isRewinding.current) scrollToFocus();
    isRewinding.current = false;
  });
  useLayoutEffect(() => open(), [location]);

  const pop = useEffectEvent(({ state }: PopStateEvent) => {
    if (window.location.pathname !== location.pathname) return;
    move(shownStep(), arrive(routerState.safeParse(state).data?.usr));
  });
  useEffect(() => {
    window.addEventListener('popstate', pop);
    return () => window.removeEventListener('popstate', pop);
  }, []);

  // A form that is cleared or begun anew goes back to the entry of its first step.
  const rewind = useEffectEvent(() => {
    if (!currentRef.current || shownStep() >= currentRef.current.step) return;
    isRewinding.current = true;
    goTo(shownStep());
  });
  useEffect(() => rewind(), [step]);

  return goTo;
}

function useStepEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  /** Known before the location is rendered; undefined on an entry that was not marked yet. */
  const currentRef = useRef<Entry>(undefined);

  function put(entry: Entry, { replace }: { replace: boolean }) {
    currentRef.current = entry;
    const { pathname, search, hash } = location;
    void navigate({ pathname, search, hash }, { state: entry, replace });
  }

  return {
    location,
    currentRef,
    put,
    goBack: (steps: number) => void navigate(-steps),
    /** Marks the history entry as seen, so that a reload does not apply the link's choices again. */
    mark(step: Step): Entry {
      const entry = currentRef.current ?? { step, firstStep: step };
      if (!currentRef.current) put(entry, { replace: true });
      return entry;
    },
  };
}

/** The browser restores a scroll position of the form before it was cleared. */
function scrollToFocus(): void {
  requestAnimationFrame(() =>
    document.activeElement?.closest('form, section')?.scrollIntoView({ block: 'start' }),
  );
}

function readEntry(state: unknown): Entry | undefined {
  return entrySchema.safeParse(state).data;
}

/** A step is shown only if those before it are complete: the form may have been sent or cleared. */
function reachableStep(step: Step, form: BookingFormMethods): Step {
  const values = form.getValues();
  if (step > 1 && stepProblem(1, values)) return 1;
  return step > 2 && stepProblem(2, values) ? 2 : step;
}
