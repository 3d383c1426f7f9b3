import { useFormContext } from 'react-hook-form';
import { showProblems } from '../action-form';
import { fieldRefusals } from '../failure-words';
import { useOperator } from '../operator';
import { addProblem, noContact } from './add-failures';
import type { AddValues } from './add-values';
import { useHoldTime } from '@/backend/calls/add-visit-calls';
import type { HeldTime } from '@shared/visits/visit-actions';

/** Keeps the chosen time for a caller who gave a name and a number alone. */
export function useHolding(onHeld: (held: HeldTime) => void) {
  const mutation = useHoldTime(useOperator().operatorKey);
  const { getValues, setError, trigger } = useFormContext<AddValues>();

  async function hold() {
    const fits = await trigger(['name', 'phone', 'day', 'time', 'minutes'], { shouldFocus: true });
    if (!fits) return;
    const { id, name, phone, day, time, minutes } = getValues();
    if (phone.trim() === '') return showProblems(setError, [noContact]);
    const held = { id, name: name.trim(), phone: phone.trim(), day, time, minutes };
    mutation.mutate(held, {
      onSuccess(answer) {
        if (!answer.refusal) return onHeld(held);
        const problem =
          answer.refusal === 'closed_day' ? fieldRefusals.closed_day : addProblem(answer);
        if (problem) showProblems(setError, [problem]);
      },
    });
  }

  return { holding: mutation, hold };
}
