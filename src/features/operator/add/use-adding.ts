import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { addProblem } from './add-failures';
import {
  type AddValues,
  type AddedProblem,
  addedProblems,
  isFeeOpen,
  newIds,
  toAddedVisit,
} from './add-values';
import type { useAddVisit } from '@/backend/calls/add-visit-calls';
import { isTemporary } from '@/backend/calls/visit-calls';
import { isOpenDay } from '@shared/time/open-days';
import type { Added } from '@shared/visits/added-visit';

type AddingProps = {
  mutation: ReturnType<typeof useAddVisit>;
  onProblems: (problems: readonly AddedProblem[]) => void;
  onAdded: (added: Added) => void;
};

/** Sends what the form around it holds, and asks once about a closed day and about a fee that is open. */
export function useAdding({ mutation, onProblems, onAdded }: AddingProps) {
  const { error, variables, mutate } = mutation;
  const { control, getValues, setValues } = useFormContext<AddValues>();
  const values = useWatch({ control, compute: (all: AddValues) => all });
  /** What the next tap says yes to. */
  const [doubts, setDoubts] = useState({ fee: false, closedDay: '' });
  const asksAboutFee = doubts.fee && isFeeOpen(values);
  const asksAboutDay = doubts.closedDay !== '' && doubts.closedDay === values.day;

  function add() {
    const problems = addedProblems(getValues());
    const day = getValues('day');
    if (problems.length > 0) return onProblems(problems);
    if (!isOpenDay(day) && !asksAboutDay) return setDoubts({ ...doubts, closedDay: day });
    if (isFeeOpen(getValues()) && !doubts.fee) return setDoubts({ ...doubts, fee: true });
    send(asksAboutDay);
  }

  function send(takesClosedDay: boolean) {
    mutate(toAddedVisit(getValues(), takesClosedDay), {
      onSuccess(answer) {
        if (answer.added) return onAdded(answer.added);
        if (answer.refusal === 'closed_day') setDoubts({ ...doubts, closedDay: values.day });
        if (answer.refusal === 'reference_taken') {
          setValues({ ...getValues(), ...newIds() });
          send(takesClosedDay);
        }
        const problem = addProblem(answer);
        if (problem) onProblems([problem]);
      },
    });
  }

  // Sent by itself once the network is back. A second sending of the same visit is known.
  const waits = error !== null && isTemporary(error) && variables !== undefined;
  const resend = useEffectEvent(() => send(variables?.takesClosedDay ?? false));
  useEffect(() => {
    if (!waits) return undefined;
    const onOnline = () => resend();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [waits]);

  return { values, asksAboutFee, asksAboutDay, add };
}
