import { zodResolver } from '@hookform/resolvers/zod';
import { startTransition, useEffect, useState } from 'react';
import { type FieldPath, useForm, type UseFormReturn } from 'react-hook-form';
import { trackFormError } from '@/analytics/track-form-error';
import type { Attempt } from '@/backend/attempt';
import type { SubmissionError } from '@/backend/submission-error';
import { supabase } from '@/backend/supabase';
import { rememberVisitorZip } from '@/browser/visitor-zip';
import { refusedWords } from '@/submission/refused-column';
import { notify } from '@/ui/notify';
import { type BookingRequest, bookingSchema, type BookingValues } from './booking-schema';
import { type BookingSession, saveDraft } from './booking-session';
import { issuesOf, requestProblem, type Step, stepOf, stepProblem, steps } from './booking-steps';
import { refusedField } from './refused-field';
import { useStepEvents } from './use-step-events';

/** All that is asked about the visit, not about a single pet. */
const visitFields = [...steps[2].fields, ...steps[3].fields];

/**
 * The form of one request: its fields, its steps and its draft. `submit` goes to the next step, and
 * from the last one gives a valid request to `onValid`; what is missing is shown where it is missing.
 */
export function useBookingWizard(initial: BookingSession) {
  const form = useForm<BookingValues, unknown, BookingRequest>({
    resolver: zodResolver(bookingSchema),
    defaultValues: initial.values,
  });
  const [opened, setOpened] = useState(initial);
  const [session, setSession] = useState(initial);
  if (opened !== initial) {
    setOpened(initial);
    setSession(initial);
  }
  const { step } = session;
  const events = useStepEvents();

  useEffect(() => fillForm(form, initial.values), [form, initial]);
  useEffect(() => {
    // The form that is shown before the browser may be read has no reference, and keeps no draft.
    if (!session.reference) return undefined;
    saveDraft({ ...session, values: form.getValues() });
    return form.subscribe({
      formState: { values: true },
      callback({ values, name }) {
        saveDraft({ ...session, values });
        // When this cannot load now, sending tries again and counts it as a lost answer.
        supabase().catch(() => undefined);
        if (name === 'zipCode') rememberVisitorZip(values.zipCode);
        if (isField(name) && form.getFieldState(name).error) void form.trigger(name);
      },
    });
  }, [form, session]);

  const change = (changes: Partial<BookingSession>) =>
    setSession((current) => ({ ...current, ...changes }));

  function goTo(to: Step) {
    events.move(step, to, form.getValues('pets'));
    // The press is answered before the next step is drawn, which takes a slow phone a moment.
    startTransition(() => change({ step: to }));
  }

  async function next() {
    if (step === 3) return;
    const problem = stepProblem(step, form.getValues());
    if (!problem) {
      goTo(step === 1 ? 2 : 3);
      return;
    }
    trackFormError('booking', issuesOf(form.getValues(), step));
    await form.trigger([...steps[step].fields], { shouldFocus: true });
    await notify({ tone: 'error', ...problem });
  }

  function showProblem() {
    const problem = requestProblem(form.getValues());
    if (!problem) return;
    const { title, description, step: at } = problem;
    trackFormError('booking', issuesOf(form.getValues()));
    goTo(at);
    void notify({ tone: 'error', title, description });
  }

  /** Marks the field that the database refused, on the step where it is asked for. */
  function showRefusal({ details }: SubmissionError) {
    const field = refusedField(details.constraint, form.getValues('pets').length);
    if (!field) return;
    trackFormError('booking', [{ path: field.split('.'), code: 'refused' }]);
    form.setError(field, { message: refusedWords });
    goTo(stepOf(field.replace(/\..*/, '')));
  }

  const submit = (onValid: (request: BookingRequest) => void) =>
    step === 3
      ? form.handleSubmit((request) => {
          events.complete(step, form.getValues('pets'));
          onValid(request);
        }, showProblem)()
      : next();

  return {
    form,
    session,
    step,
    submit,
    back: () => goTo(step === 3 ? 2 : 1),
    keepAttempt: (attempt: Attempt) => change({ attempt }),
    showRefusal,
  };
}

/** Gives a form other values. A pet that stays the same keeps its fields, with what is pressed in them. */
function fillForm(form: UseFormReturn<BookingValues, unknown, BookingRequest>, to: BookingValues) {
  const now = form.getValues();
  if (to.pets.length !== now.pets.length) form.setValue('pets', to.pets);
  for (const [index, pet] of to.pets.entries()) {
    if (JSON.stringify(pet) !== JSON.stringify(now.pets[index]))
      form.setValue(`pets.${index}`, pet);
  }
  for (const name of visitFields) {
    if (to[name] !== now[name]) form.setValue(name, to[name]);
  }
}

/** True for the name of a single field, such as `zipCode` or `pets.0.petName`. */
function isField(name: string | undefined): name is FieldPath<BookingValues> {
  return name !== undefined && /^(?!pets$)(pets\.\d+\.)?\w+$/.test(name);
}
