import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useFormContext, useWatch } from 'react-hook-form';
import { showProblem } from '../action-form';
import { useClosedTime } from '../terms/closed-time';
import { addProblem } from './add-failures';
import { type AddValues, type AddedRequest, isFeeOpen, newIds, toAddedVisit } from './add-values';
import type { useAddVisit } from '@/backend/calls/add-visit-calls';
import { FunctionCallError } from '@/backend/calls/invoke-function';
import type { Added } from '@shared/visits/operator-day';

export type AddForm = UseFormReturn<AddValues, unknown, AddedRequest>;

type AddingProps = {
  mutation: ReturnType<typeof useAddVisit>;
  /** Makes sure that these fields are there: only then one can take the focus. */
  unfoldFor: (fields: readonly string[]) => void;
  onAdded: (added: Added) => void;
};

/** Sends what the form around it holds, and asks once about a closed time and about an open fee. */
export function useAdding({ mutation, unfoldFor, onAdded }: AddingProps) {
  const { error, mutate } = mutation;
  const { control, setValue, setValues, setError, trigger, handleSubmit } = useFormContext<
    AddValues,
    unknown,
    AddedRequest
  >();
  const values = useWatch({ control, compute: (all: AddValues) => all });
  const [wasFeeAsked, setWasFeeAsked] = useState(false);
  const asksAboutFee = wasFeeAsked && isFeeOpen(values);
  const { asksAboutTime, mustAsk, askAboutTime } = useClosedTime(values);

  const add = handleSubmit(
    (request) => {
      if (mustAsk(request)) return askAboutTime();
      if (isFeeOpen(request) && !wasFeeAsked) return setWasFeeAsked(true);
      send(request);
    },
    (errors) => {
      unfoldFor(Object.keys(errors));
      void trigger(undefined, { shouldFocus: true });
    },
  );

  function send(typed: AddedRequest) {
    const request = { ...typed, isSent: true, takesClosedTime: asksAboutTime };
    setValues(request);
    mutate(toAddedVisit(request), {
      onError: (failure) => (mayBeStored(failure) ? undefined : setValue('isSent', false)),
      onSuccess(answer) {
        if (answer.added) return onAdded(answer.added);
        if (answer.refusal === 'reference_taken') return send({ ...request, ...newIds() });
        setValue('isSent', false);
        const problem = addProblem(answer);
        if (!problem) return;
        unfoldFor([problem.field]);
        showProblem(setError, problem);
      },
    });
  }

  useResending(error, () => void add());

  return { values, asksAboutFee, asksAboutTime, add };
}

/** True unless an answer says that nothing was stored; only then is it sent again without a tap. */
export function mayBeStored(error: Error): boolean {
  if (!(error instanceof FunctionCallError)) return false;
  return error.status < 400 || error.status >= 500;
}

/** Sends again at an `online` event. An answer that was lost while online waits for a tap. The visit is added once. */
export function useResending(error: Error | null, send: () => void) {
  const waits = error !== null && mayBeStored(error);
  const resend = useEffectEvent(send);
  useEffect(() => {
    if (!waits) return undefined;
    const onOnline = () => resend();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [waits]);
}
