import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useFormContext, useWatch } from 'react-hook-form';
import { showProblem } from '../action-form';
import { addProblem } from './add-failures';
import { type AddValues, type AddedRequest, isFeeOpen, newIds, toAddedVisit } from './add-values';
import type { useAddVisit } from '@/backend/calls/add-visit-calls';
import { FunctionCallError } from '@/backend/calls/invoke-function';
import { isOpenDay } from '@shared/time/open-days';
import type { Added } from '@shared/visits/operator-day';

export type AddForm = UseFormReturn<AddValues, unknown, AddedRequest>;

type AddingProps = {
  mutation: ReturnType<typeof useAddVisit>;
  /** Makes sure that these fields are there: only then one can take the focus. */
  unfoldFor: (fields: readonly string[]) => void;
  onAdded: (added: Added) => void;
};

/** Sends what the form around it holds, and asks once about a closed day and about an open fee. */
export function useAdding({ mutation, unfoldFor, onAdded }: AddingProps) {
  const { error, mutate } = mutation;
  const { control, setValue, setValues, setError, trigger, handleSubmit } = useFormContext<
    AddValues,
    unknown,
    AddedRequest
  >();
  const values = useWatch({ control, compute: (all: AddValues) => all });
  /** The next tap says yes to these. */
  const [doubts, setDoubts] = useState({ fee: false, closedDay: '' });
  const asksAboutFee = doubts.fee && isFeeOpen(values);
  const asksAboutDay = doubts.closedDay !== '' && doubts.closedDay === values.day;

  const add = handleSubmit(
    (request) => {
      const { day } = request;
      if (!isOpenDay(day) && !asksAboutDay) return setDoubts({ ...doubts, closedDay: day });
      if (isFeeOpen(request) && !doubts.fee) return setDoubts({ ...doubts, fee: true });
      send(request);
    },
    (errors) => {
      unfoldFor(Object.keys(errors));
      void trigger(undefined, { shouldFocus: true });
    },
  );

  function send(typed: AddedRequest) {
    const request = { ...typed, isSent: true, takesClosedDay: asksAboutDay };
    setValues(request);
    mutate(toAddedVisit(request), {
      onError: (failure) => (mayBeStored(failure) ? undefined : setValue('isSent', false)),
      onSuccess(answer) {
        if (answer.added) return onAdded(answer.added);
        if (answer.refusal === 'reference_taken') return send({ ...request, ...newIds() });
        setValue('isSent', false);
        if (answer.refusal === 'closed_day') setDoubts({ ...doubts, closedDay: request.day });
        const problem = addProblem(answer);
        if (!problem) return;
        unfoldFor([problem.field]);
        showProblem(setError, problem);
      },
    });
  }

  useResending(error, () => void add());

  return { values, asksAboutFee, asksAboutDay, add };
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
